import { getOrder } from '@signal-shop/sdk/calls';
import type { Gift, OrderDetail } from '@signal-shop/sdk/contract';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { Getter } from 'jotai';
import { atom } from 'jotai';
import { queryOf } from '../core/location.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { scoped } from '../scopes/scoped.ts';
import { giftDraftAtom, giftOrderNumberAtom } from './gift-draft.ts';
import type { RegistrationView } from './gift-registrations.ts';
import { giftLocationAtom, giftsAtom } from './gift-registrations.ts';

const stepTextAtom = queryOf(giftLocationAtom, 'step');

const orderQuery = query(
  async ({ get, shop, signal }) => {
    get(giftLocationAtom);
    const ordersn = get(giftOrderNumberAtom);
    return ordersn === null ? null : (await getOrder(shop, { ordersn }, { signal })).msg;
  },
  { scope: 'login', key: giftOrderNumberAtom },
);

/** The order in the address, shown beside the form; null while it is loading and after a failure. */
export const giftOrderAtom = atom((get): OrderDetail | null => readyOr(get(orderQuery.stateAtom), null));

/** The order number as the server writes it: the address may have an older one of the same order. */
export const registeredOrderNumberAtom = atom(
  (get) => get(giftOrderAtom)?.ordersn ?? get(giftOrderNumberAtom),
);

/** The registration of the order in the address; null before it is registered. */
export const registrationAtom = atom((get): RegistrationView | null => {
  const ordersn = get(registeredOrderNumberAtom);
  return readyOr(get(giftsAtom), null)?.registrations.find((one) => one.ordersn === ordersn) ?? null;
});

/** The points earned by the last registration of this login. */
export const lastEarningAtom = scoped<{ readonly ordersn: string; readonly points: number } | null>(
  null,
  'login',
);
/** The points earned by this registration. */
export const giftPointsAtom = atom((get) => {
  const earning = get(lastEarningAtom);
  return earning?.ordersn === get(registeredOrderNumberAtom) ? (earning?.points ?? null) : null;
});

/** The server's message about the last gift whose address was sent. */
export const lastConfirmationAtom = scoped<{ readonly ordersn: string; readonly message: string } | null>(
  null,
  'login',
);

export type GiftStepState =
  | { readonly step: 'order' | 'review' | 'prize' }
  | { readonly step: 'address'; readonly gift: Gift; readonly isFinal: boolean }
  | { readonly step: 'sent'; readonly gift: Gift; readonly message: string | null };

/** The step of the registration: from the server's state, then from the address, so that a reload changes nothing. */
export const giftStepAtom = atom((get): Remote<GiftStepState> => {
  const gifts = get(giftsAtom);
  if (gifts.status !== 'ready') return gifts;
  return { status: 'ready', value: stepOf(get(registrationAtom), gifts.value.gifts, get) };
});

function stepOf(registration: RegistrationView | null, gifts: readonly Gift[], get: Getter): GiftStepState {
  const step = get(stepTextAtom);
  const draft = get(giftDraftAtom);
  if (registration === null)
    return { step: step === 'review' && draft.kind === 'review' ? 'review' : 'order' };
  if (registration.gift !== null) {
    const { gift } = registration;
    if (registration.next === 'address') return { step: 'address', gift, isFinal: true };
    const confirmation = get(lastConfirmationAtom);
    return {
      step: 'sent',
      gift,
      message: confirmation?.ordersn === registration.ordersn ? confirmation.message : null,
    };
  }
  const gift = gifts.find(({ id }) => String(id) === draft.gift);
  return step === 'address' && gift !== undefined ? { step, gift, isFinal: false } : { step: 'prize' };
}
