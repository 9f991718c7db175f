import { isShopError } from '@signal-shop/sdk';
import { listStates, savePrizeAddress } from '@signal-shop/sdk/calls';
import { wheelCountry } from '@signal-shop/sdk/constants';
import type {
  PrizeDraft,
  PrizeSending,
} from '@signal-shop/ui/forms/prize-address-form/prize-address-form.states.ts';
import { atom } from 'jotai';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { keptForm } from './kept-form.ts';
import { personal } from './personal.ts';
import { failureOf, remote, source } from './remote.ts';
import { setForSame } from './same-customer.ts';

const form = keptForm<keyof PrizeDraft>({
  item: 'prize_address_draft',
  names: [
    'email',
    'buyer_first_name',
    'buyer_last_name',
    'buyer_address',
    'buyer_address_two',
    'country',
    'region',
    'city',
    'code',
    'subcode',
    'phone',
  ],
  secrets: [],
  begin: (get) => ({
    email: get(environmentAtom).sessionItems.get('temp_email') ?? '',
    country: wheelCountry,
  }),
});
const sendingAtom = personal<PrizeSending>({ status: 'idle' });

const statesSource = source(async ({ shop, signal }) => (await listStates(shop, { signal })).msg);

/** The states that a prize can be sent to. */
export const statesAtom = remote(statesSource);
export const retryStates = action(({ set }) => set(statesSource));

/** What has been typed of the address of a prize; it begins with the email typed last in this tab. */
export const prizeDraftAtom = form.valuesAtom;
export const typePrizeAddress = form.change;

/** What became of sending the address. */
export const prizeSendingAtom = atom((get) => get(sendingAtom));

/** Another prize asks for its own address; what was typed stays as a proposal. */
export const beginPrizeAddress = action(({ set }) => set(sendingAtom, { status: 'idle' }));

/** Says where a prize goes, once at a time; a refusal keeps what was typed. */
export const sendPrizeAddress = action(async (context, winningId: number) => {
  const { get, set, environment } = context;
  const tell = setForSame(context);
  const { status } = get(sendingAtom);
  if (status === 'pending' || status === 'sent') return;
  set(sendingAtom, { status: 'pending' });
  try {
    const { msg } = await savePrizeAddress(environment.shop, {
      winning_id: winningId,
      ...trimmed(get(prizeDraftAtom)),
    });
    tell(sendingAtom, { status: 'sent', message: msg });
  } catch (error) {
    // An ended login is told by the session.
    const isOver = isShopError(error) && error.kind === 'session';
    tell(sendingAtom, isOver ? { status: 'idle' } : { status: 'failed', failure: failureOf(error) });
  }
});

function trimmed(draft: PrizeDraft): PrizeDraft {
  return {
    ...draft,
    email: draft.email.trim(),
    buyer_first_name: draft.buyer_first_name.trim(),
    buyer_last_name: draft.buyer_last_name.trim(),
    buyer_address: draft.buyer_address.trim(),
    buyer_address_two: draft.buyer_address_two.trim(),
    city: draft.city.trim(),
    code: draft.code.trim(),
    subcode: draft.subcode.trim(),
    phone: draft.phone.trim(),
  };
}
