import { startTransition } from 'react';
import type { Stop } from '../../environment.ts';
import { cartQueries, cartStates } from '../cart/cart-query.ts';
import { followGuestCart, guestCartAtom } from '../cart/guest-cart.ts';
import { action } from '../core/action.ts';
import { atAddress, recheck, revisit, syncFromRouter } from '../core/location.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';
import { awaitActivity, hearActivity } from '../flash-sale/flash-sale.ts';
import { observeRequests, refetchStale, refetchUnanswered } from '../queries/query-cache.ts';
import { endSession, followSession, isSignedInAtom, rememberUser } from '../session/session.ts';
import { takeLanguage } from './language.ts';

/** Opens the shop in this tab: takes over the address, follows the browser, listens to what happens outside. */
export const startApp = action(({ get, set, environment }): Stop => {
  set(observeRequests);
  set(syncFromRouter, atAddress(set(takeLanguage, environment.address())), 'POP');
  const stopListening = environment.listen({
    onSessionEnded: (end) => set(endSession, end),
    onReturn: (how) => set(comeBack, how),
    onOnline: () => set(refetchUnanswered),
    onHide: () => {
      void set(settlePendingWrites, 'send');
    },
    // Whole rows of goods come and go with it: drawn in small steps, as an answer is.
    onActivity: (activity) => startTransition(() => set(hearActivity, activity)),
    // Counted from here: on a slow line the shop is open long before the stream is.
    onActivityAsked: () => set(awaitActivity),
  });
  if (get(isSignedInAtom)) {
    void set(rememberUser);
    // Lines that a login could not join, or that another tab's guest left behind.
    if (get(guestCartAtom).length > 0) void set(joinLeftovers);
  }
  return stopListening;
});

const joinLeftovers = action(async ({ set }) => {
  // Without its code they wait in the cookie, for the next visit.
  const join = await import('../cart/guest-cart-join.ts').catch(() => null);
  if (join === null) return;
  await set(join.joinGuestCart);
  set(cartQueries.cart.refetch);
});

/** Another tab may have logged in or out, or changed the cart. */
const comeBack = action(({ get, set }, how: 'looked-at' | 'restored' | 'focused') => {
  set(followSession);
  set(followGuestCart);
  set(recheck);
  if (how !== 'focused' && get(cartStates.cart).edits.status === 'settled') set(cartQueries.cart.refetch);
  if (how === 'focused') return;
  set(refetchUnanswered);
  if (how === 'restored') {
    set(revisit);
    set(refetchStale);
  }
});
