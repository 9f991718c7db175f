import type { FollowedOrdersState } from '../track-orders/track-orders.states.ts';

export const trackedOrdersOverStates = ['Ready', 'Empty', 'Loading', 'Failed'] as const;

export interface TrackedOrdersOverScreenProps {
  /** A customer's completed orders, and those looked up in this tab. */
  readonly state: FollowedOrdersState;
}
