import { startTransition } from 'react';
import type { Stop } from '../../environment.ts';
import { cartQueries, cartStates } from '../cart/cart-query.ts';
import { followGuestCart, guestCartAtom } from '../cart/guest-cart.ts';
import { action } from '../core/action.ts';
import { atAddress, recheckAccess, startNewVisit, syncFromRouter } from '../core/location.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';
import { reconnectionAtom } from '../core/reconnection.ts';
import { applyActivityEvent, startActivityGracePeriod } from '../flash-sale/flash-sale.ts';
import { observeRequests, refetchLostAnswers, refetchStale } from '../queries/query-cache.ts';
import { endSession, followSession, isSignedInAtom, rememberUser } from '../session/session.ts';
import { takeLanguage } from './language.ts';

/** Starts the shop in this tab: reads the URL and subscribes to events of the browser, the server and other tabs. */
export const startApp = action(({ get, set, environment }): Stop => {
  set(observeRequests);
  set(syncFromRouter, atAddress(set(takeLanguage, environment.address())), 'POP');
  const stopListening = environment.listen({
    onSessionEnded: (end) => set(endSession, end),
    onReturn: (how) => set(handleReturn, how),
    onOnline: () => {
      set(reconnectionAtom);
      set(refetchLostAnswers);
    },
    onHide: () => {
      void set(settlePendingWrites, 'send');
    },
    // In a transition, because an event mounts or unmounts whole rows of products.
    onActivity: (activity) => startTransition(() => set(applyActivityEvent, activity)),
    // The timeout starts here, because a slow connection opens the event stream long after the page.
    onStream: () => set(startActivityGracePeriod),
  });
  if (get(isSignedInAtom)) {
    void set(rememberUser);
    // Lines that a login could not merge, or that a guest in another tab has added. Not `lazyCode`: without the code they
    // stay in the cookie until the next visit, so no message is needed.
    if (get(guestCartAtom).length > 0)
      import('../cart/guest-cart-join.ts').then(
        ({ joinLeftovers }) => set(joinLeftovers),
        () => undefined,
      );
  }
  return stopListening;
});

const handleReturn = action(({ get, set }, how: 'looked-at' | 'restored' | 'focused') => {
  set(followSession);
  set(followGuestCart);
  set(recheckAccess);
  if (how !== 'focused' && get(cartStates.cart).edits.status === 'settled') set(cartQueries.cart.refetch);
  if (how === 'focused') return;
  set(refetchLostAnswers);
  if (how === 'restored') {
    set(startNewVisit);
    set(refetchStale);
  }
});
