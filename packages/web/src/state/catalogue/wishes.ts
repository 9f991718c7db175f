import { addWish, joinWishes, listWishes, removeWish } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { track } from '../analytics/consent.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { persistedIds } from '../persistence/persisted-ids.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { guardedSet, scoped } from '../scopes/scoped.ts';
import { isSignedInAtom } from '../session/session.ts';

const mostWishes = 100;

/** The wishlist of a guest, newest first. */
const guest = persistedIds('wishes', mostWishes);

/** Optimistic changes since the list was fetched, until the server has confirmed them. */
const changedAtom = scoped<ReadonlyMap<number, boolean>>(new Map(), 'login');
/** Products with a pending request: the next change waits for its answer, so that no race reorders them. */
const sendingAtom = scoped<ReadonlySet<number>>(new Set(), 'login');

const listQuery = query(
  async ({ get, shop, signal }) => {
    return get(isSignedInAtom) ? (await listWishes(shop, { page_size: 1 }, { signal })).ids : [];
  },
  { scope: 'login', keepPrevious: true },
);

/** Products on the wishlist of the customer or of this device; empty while unknown. */
export const wishedIdsAtom = atom((get): ReadonlySet<number> => {
  if (!get(isSignedInAtom)) return new Set(get(guest.idsAtom));
  const ids = new Set(readyOr(get(listQuery.stateAtom), []));
  for (const [id, isWished] of get(changedAtom)) {
    if (isWished) ids.add(id);
    else ids.delete(id);
  }
  return ids;
});

/** How many they are. */
export const wishedCountAtom = atom((get) => get(wishedIdsAtom).size);

/** The wishes of this device, as they are now. */
export const guestWishesAtom = guest.idsAtom;

/** Puts goods on the wishlist or takes them off: at once on the page, and back again when the server refuses. */
export const toggleWish = action(async (context, goodsId: number) => {
  const { get, set } = context;
  const isWished = !get(wishedIdsAtom).has(goodsId);
  if (isWished) set(track, { name: 'add_to_wishlist', parameters: { item_id: String(goodsId) } });
  if (get(isSignedInAtom)) await tellServer(context, goodsId, isWished);
  else keepWish(context, goodsId, isWished);
});

/** A device keeps a hundred wishes: for one more the oldest goes, and that is said. */
function keepWish({ set }: ActionContext, goodsId: number, isWished: boolean): void {
  let isFull = false;
  set(guest.change, (ids) => {
    const others = ids.filter((id) => id !== goodsId);
    isFull = isWished && others.length >= mostWishes;
    return isWished ? [goodsId, ...others] : others;
  });
  if (isFull) set(notify, 'info', { kind: 'message', id: 'oldestWishGone' });
}

async function tellServer(context: ActionContext, goodsId: number, isWished: boolean): Promise<void> {
  const { get, environment } = context;
  const set = guardedSet(context);
  const remember = (wished: boolean): void =>
    set(changedAtom, new Map(get(changedAtom)).set(goodsId, wished));
  remember(isWished);
  if (get(sendingAtom).has(goodsId)) return;
  set(sendingAtom, new Set(get(sendingAtom)).add(goodsId));
  const wanted = () => get(changedAtom).get(goodsId);
  let told: boolean | undefined;
  while (wanted() !== undefined && wanted() !== told) {
    told = wanted() === true;
    try {
      const send = told ? addWish : removeWish;
      await send(environment.shop, { id: goodsId });
    } catch (error) {
      set(report, error, { say: 'error' });
      // A change during the failed request is still sent.
      if (wanted() !== told) continue;
      remember(!told);
      break;
    }
  }
  set(sendingAtom, new Set([...get(sendingAtom)].filter((id) => id !== goodsId)));
}

/** After a login the wishes of this device become the customer's; without an answer they stay for the next time. */
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

/** A page with hearts has opened: wishes that a login could not bring home are tried again. */
export const startWishes = action(({ get, set }) => {
  if (get(isSignedInAtom)) void set(joinGuestWishes);
});
