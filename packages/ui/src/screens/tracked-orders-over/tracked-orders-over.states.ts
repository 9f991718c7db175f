import type { FollowedOrdersState } from '../track-orders/track-orders.states.ts';

export const trackedOrdersOverStates = ['Ready', 'Empty', 'Loading', 'Failed'] as const;

export interface TrackedOrdersOverScreenProps {
  /** A member's own orders that are over, and those that were looked up in this tab. */
  readonly state: FollowedOrdersState;
}
