import { listGifts, listWinnings } from '@signal-shop/sdk/calls';
import type { Gift, ProductRegistration } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { GiftRegistration } from '@signal-shop/ui/screens/gift-registration/gift-registration.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { allPages } from '../queries/all-pages.ts';
import { query } from '../queries/query.ts';
import { scoped } from '../scopes/scoped.ts';

export const giftPlaceAtom = lastLocationOf('gift');

const giftsQuery = query(
  async ({ get, shop, signal }) => {
    get(giftPlaceAtom);
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

interface Done {
  /** As the shop answered them since the list was read, the newest first. */
  readonly registrations: readonly ProductRegistration[];
  /** Winnings whose address is known since. */
  readonly addressed: readonly number[];
}
const doneAtom = scoped<Done>({ registrations: [], addressed: [] }, 'login');

export const rememberRegistration = action(({ get, set }, registration: ProductRegistration) => {
  const { registrations, addressed } = get(doneAtom);
  const others = registrations.filter(({ id }) => id !== registration.id);
  set(doneAtom, { registrations: [registration, ...others], addressed });
});
export const rememberAddress = action(({ get, set }, winningId: number) => {
  const { registrations, addressed } = get(doneAtom);
  set(doneAtom, { registrations, addressed: [...addressed, winningId] });
});

export interface Registered extends Omit<GiftRegistration, 'gift'> {
  readonly id: number;
  readonly winningId: number | null;
  readonly gift: Gift | null;
}

interface Gifts {
  readonly gifts: readonly Gift[];
  readonly registrations: readonly Registered[];
}

/** The available gifts, and the registrations, newest first. */
export const giftsAtom = atom((get): Remote<Gifts> => {
  const read = get(giftsQuery.stateAtom);
  if (read.status !== 'ready') return read;
  const { gifts, registrations, waiting } = read.value;
  const done = get(doneAtom);
  const added = done.registrations.filter(({ id }) => registrations.every((known) => known.id !== id));
  const all = [...added, ...registrations].map(
    (known) => done.registrations.find(({ id }) => id === known.id) ?? known,
  );
  const isRead = (winningId: number) => registrations.some(({ winning_id }) => winning_id === winningId);
  const isNew = (winningId: number) =>
    !isRead(winningId) && done.registrations.some(({ winning_id }) => winning_id === winningId);
  const isWaiting = (winningId: number) =>
    !done.addressed.includes(winningId) && (waiting.includes(winningId) || isNew(winningId));
  return { status: 'ready', value: { gifts, registrations: all.map((one) => toRegistered(one, isWaiting)) } };
});

function toRegistered(
  { id, ordersn, time, points, gift, winning_id: winningId }: ProductRegistration,
  isWaiting: (winningId: number) => boolean,
): Registered {
  const next = winningId !== null && isWaiting(winningId) ? 'address' : 'nothing';
  return { id, ordersn, time, points, gift, winningId, next: gift === null ? 'prize' : next };
}
