import type { FollowedOrder } from '../../components/tracked-order-row/tracked-order-row.tsx';
import type { TrackOrderFormProps } from '../../forms/track-order-form/track-order-form.tsx';
import type { Failure } from '../../remote.ts';

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
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly orders: readonly FollowedOrder[];
      /** Looked-up orders that could not be read, while the others are there. */
      readonly unread?: UnreadOrders;
    };

export interface UnreadOrders {
  /** At least one. */
  readonly numbers: readonly string[];
  readonly retry: () => void;
}

export interface TrackOrdersScreenProps {
  readonly session: 'guest' | 'member';
  /** A member's own orders that go on, and those that were looked up in this tab. */
  readonly state: FollowedOrdersState;
  readonly form: TrackOrderFormProps;
}
