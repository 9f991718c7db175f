import type { TrackOrderFormProps } from '../../../forms/track-order-form/track-order-form.tsx';
import type { NotReady } from '../../../remote.ts';
import type { FollowedOrder } from '../../../sections/tracked-order-row/tracked-order-row.tsx';

export const trackOrdersStates = [
  'GuestForm',
  'GuestFound',
  'MemberList',
  'SomeUnread',
  'Loading',
  'Empty',
  'Failed',
  'MissingNumber',
  'NotFound',
  'Finding',
  'German',
  'Japanese',
] as const;

export type FollowedOrdersState =
  | NotReady
  | {
      readonly status: 'ready';
      readonly orders: readonly FollowedOrder[];
      /** Looked-up orders that failed to load while others succeeded. */
      readonly unread?: UnreadOrders;
    };

export interface UnreadOrders {
  /** At least one. */
  readonly numbers: readonly string[];
  readonly retry: () => void;
}

export interface TrackOrdersScreenProps {
  readonly session: 'guest' | 'member';
  /** A customer's open orders, and those looked up in this tab. */
  readonly state: FollowedOrdersState;
  readonly form: TrackOrderFormProps;
}
