import type { FollowedOrdersState } from '@signal-shop/ui/screens/orders/track-orders/track-orders.states.ts';
import type { Atom } from 'jotai';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import type { FollowedOrders } from '../../state/orders/tracking.ts';
import { refetchFollowedOrders } from '../../state/orders/tracking.ts';

/** Adds a retry to looked-up orders: for all of them, or for those that failed to load. */
export function useFollowedOrders(followedAtom: Atom<FollowedOrders>): FollowedOrdersState {
  const retry = useSetAtom(refetchFollowedOrders);
  const state = useAtomValue(followedAtom);
  if (state.status !== 'ready') return withRetry(state, retry);
  const { status, orders, unread: missingNumbers } = state;
  return missingNumbers.length === 0
    ? { status, orders }
    : { status, orders, unread: { numbers: missingNumbers, retry } };
}
