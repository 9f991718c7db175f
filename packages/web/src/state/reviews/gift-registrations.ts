import { listGifts, listWinnings } from '@signal-shop/sdk/calls';
import type { Gift, ProductRegistration } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { GiftRegistration } from '@signal-shop/ui/screens/reviews/gift-registration/gift-registration.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { allPages } from '../queries/all-pages.ts';
import { query } from '../queries/query.ts';
import { scoped } from '../scopes/scoped.ts';

export const giftLocationAtom = lastLocationOf('gift');

const giftsQuery = query(
  async ({ get, shop, signal }) => {
    get(giftLocationAtom);
    const [registrations, winnings] = await Promise.all([
      allPages(
        (paging) => listGifts(shop, paging, { signal }),
        ({ id }) => id,
      ),
      allPages(
        (paging) => listWinnings(shop, paging, { signal }),
        ({ id }) => id,
      ),
    ]);
    const waiting = winnings.all.filter((winning) => winning.misses_address === Flag.yes);
    return {
      gifts: registrations.first.gifts,
      registrations: registrations.all,
      waiting: waiting.map(({ id }) => id),
    };
  },
  { scope: 'login', keepPrevious: true },
);
export const refetchGifts = giftsQuery.refetch;

interface LocalChanges {
  /** The registrations since the list was fetched, newest first. */
  readonly registrations: readonly ProductRegistration[];
  /** Winnings whose address was sent since the list was fetched. */
  readonly addressedIds: readonly number[];
}
const changesAtom = scoped<LocalChanges>({ registrations: [], addressedIds: [] }, 'login');

export const rememberRegistration = action(({ get, set }, registration: ProductRegistration) => {
  const { registrations, addressedIds } = get(changesAtom);
  const others = registrations.filter(({ id }) => id !== registration.id);
  set(changesAtom, { registrations: [registration, ...others], addressedIds });
});
export const rememberAddress = action(({ get, set }, winningId: number) => {
  const { registrations, addressedIds } = get(changesAtom);
  set(changesAtom, { registrations, addressedIds: [...addressedIds, winningId] });
});

export interface RegistrationView extends Omit<GiftRegistration, 'gift'> {
  readonly id: number;
  readonly winningId: number | null;
  readonly gift: Gift | null;
}

interface Gifts {
  readonly gifts: readonly Gift[];
  readonly registrations: readonly RegistrationView[];
}

/** The available gifts, and the registrations, newest first. */
export const giftsAtom = atom((get): Remote<Gifts> => {
  const answer = get(giftsQuery.stateAtom);
  if (answer.status !== 'ready') return answer;
  const { gifts, registrations, waiting } = answer.value;
  const changes = get(changesAtom);
  const newRegistrations = changes.registrations.filter(({ id }) =>
    registrations.every((registration) => registration.id !== id),
  );
  const all = [...newRegistrations, ...registrations].map(
    (registration) => changes.registrations.find(({ id }) => id === registration.id) ?? registration,
  );
  const isFetched = (winningId: number) => registrations.some(({ winning_id }) => winning_id === winningId);
  const isNew = (winningId: number) =>
    !isFetched(winningId) && changes.registrations.some(({ winning_id }) => winning_id === winningId);
  const isWaiting = (winningId: number) =>
    !changes.addressedIds.includes(winningId) && (waiting.includes(winningId) || isNew(winningId));
  return { status: 'ready', value: { gifts, registrations: all.map((one) => viewOf(one, isWaiting)) } };
});

function viewOf(
  { id, ordersn, time, points, gift, winning_id: winningId }: ProductRegistration,
  isWaiting: (winningId: number) => boolean,
): RegistrationView {
  const next = winningId !== null && isWaiting(winningId) ? 'address' : 'nothing';
  return { id, ordersn, time, points, gift, winningId, next: gift === null ? 'prize' : next };
}
