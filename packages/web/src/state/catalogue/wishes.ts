import { addWish, joinWishes, listWishes, removeWish } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { track } from '../analytics/consent.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { pageAtom } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { persistedIds } from '../persistence/persisted-ids.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { guard, guardedSet, scoped } from '../scopes/scoped.ts';
import { isSignedInAtom } from '../session/session.ts';

const mostWishes = 100;

/** The wishlist of a guest, newest first. */
const guest = persistedIds('wishes', mostWishes);

/** Optimistic changes since the list was fetched, until the server has confirmed them. */
const changesAtom = scoped<ReadonlyMap<number, boolean>>(new Map(), 'login');
/** Products with a pending request: the next change waits for its answer, so that no race reorders them. */
const sendingAtom = scoped<ReadonlySet<number>>(new Set(), 'login');

const listQuery = query(
  async ({ get, shop, signal }) => {
    return get(isSignedInAtom) ? (await listWishes(shop, { page_size: 1 }, { signal })).ids : [];
  },
  { scope: 'login', keepPrevious: true },
);

/** Products on the wishlist of the customer or of this device; empty while unknown. */
export const wishIdsAtom = atom((get): ReadonlySet<number> => {
  if (!get(isSignedInAtom)) return new Set(get(guest.idsAtom));
  const ids = new Set(readyOr(get(listQuery.stateAtom), []));
  for (const [id, isWished] of get(changesAtom)) {
    if (isWished) ids.add(id);
    else ids.delete(id);
  }
  return ids;
});

/** The number of wishes. */
export const wishTotalAtom = atom((get) => get(wishIdsAtom).size);

/** The wishes of a guest, stored on this device. */
export const guestWishesAtom = guest.idsAtom;

/** Toggles a wish as an optimistic update; a refusal rolls it back. */
export const toggleWish = action(async (context, goodsId: number) => {
  const { get, set } = context;
  const isWished = !get(wishIdsAtom).has(goodsId);
  if (isWished) set(track, { name: 'add_to_wishlist', parameters: { item_id: String(goodsId) } });
  if (get(isSignedInAtom)) await sendWish(context, goodsId, isWished);
  else saveGuestWish(context, goodsId, isWished);
});

/** Toggles a wish of a card. On the page of the wishlist, a removed one leaves at the next visit: a toast offers the way back. */
export const toggleShownWish = action(async ({ get, set }, goodsId: number, name: string) => {
  const isRemoved = get(pageAtom) === 'wishlist' && get(wishIdsAtom).has(goodsId);
  const isSameLogin = guard(get, 'login');
  const request = set(toggleWish, goodsId);
  if (isRemoved)
    set(notify, 'info', { kind: 'removed', from: 'wishlist', name }, () => {
      if (isSameLogin() && !get(wishIdsAtom).has(goodsId)) void set(toggleWish, goodsId);
    });
  await request;
});

/** A device stores a hundred wishes: another one replaces the oldest, and a toast says so. */
function saveGuestWish({ set }: ActionContext, goodsId: number, isWished: boolean): void {
  let isFull = false;
  set(guest.change, (ids) => {
    const others = ids.filter((id) => id !== goodsId);
    isFull = isWished && others.length >= mostWishes;
    return isWished ? [goodsId, ...others] : others;
  });
  if (isFull) set(notify, 'info', { kind: 'message', id: 'oldestWishGone' });
}

// Not a `mutation`, because it queues toggles during a request and sends only the last one.
/** Sends the wish. Toggles during a request are coalesced; a failure rolls back the optimistic update. */
async function sendWish(context: ActionContext, goodsId: number, isWished: boolean): Promise<void> {
  const { get, environment } = context;
  const set = guardedSet(context);
  const remember = (isWish: boolean): void =>
    set(changesAtom, new Map(get(changesAtom)).set(goodsId, isWish));
  remember(isWished);
  if (get(sendingAtom).has(goodsId)) return;
  set(sendingAtom, new Set(get(sendingAtom)).add(goodsId));
  const latestChange = () => get(changesAtom).get(goodsId);
  let lastRequest: boolean | undefined;
  while (latestChange() !== undefined && latestChange() !== lastRequest) {
    lastRequest = latestChange() === true;
    try {
      const send = lastRequest ? addWish : removeWish;
      await send(environment.shop, { id: goodsId });
    } catch (error) {
      set(report, error, { tone: 'error' });
      // A change during the failed request is still sent.
      if (latestChange() !== lastRequest) continue;
      remember(!lastRequest);
      break;
    }
  }
  set(sendingAtom, new Set([...get(sendingAtom)].filter((id) => id !== goodsId)));
}

/** Merges the wishes of this device into the customer's after a login; without an answer they stay for a retry. */
export const joinGuestWishes = action(async ({ get, set, environment }) => {
  const ids = get(guest.idsAtom);
  if (ids.length === 0) return;
  try {
    await joinWishes(environment.shop, { ids: [...ids] });
    set(guest.change, (now) => now.filter((id) => !ids.includes(id)));
    set(listQuery.refetch);
  } catch {
    // A failure needs no report: the wishes stay on the device, and the next page with wish buttons retries.
  }
});

/** A page with wish buttons has opened: retries wishes that a login could not merge. */
export const startWishes = action(({ get, set }) => {
  if (get(isSignedInAtom)) void set(joinGuestWishes);
});
