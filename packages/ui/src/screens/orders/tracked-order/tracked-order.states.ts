import type { TrackedOrder } from '@signal-shop/sdk/contract';
import type { TrackOrderFormProps } from '../../../forms/track-order-form/track-order-form.tsx';
import type { NotReady } from '../../../remote.ts';
import type { LogisticsState } from '../../../sections/logistics-track/logistics-track.states.ts';

export const trackedOrderStates = [
  'InTransit',
  'NoNumber',
  'NumberPending',
  'Delivered',
  'CarrierFailed',
  'ParcelLoading',
  'Cancelled',
  'AskEmail',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

/**
 * The fields of a tracked order; contains no name, street or phone, because the order number is no proof of identity.
 */
export type FollowedDetail = Pick<
  TrackedOrder,
  'ordersn' | 'ctime' | 'orderstatus' | 'destination' | 'currency' | 'arrival' | 'lines' | 'timeline'
>;

export type TrackedOrderState =
  | NotReady
  /** Not verified yet: requires the order's email address. */
  | { readonly status: 'ask'; readonly form: TrackOrderFormProps }
  | { readonly status: 'ready'; readonly order: FollowedDetail; readonly parcel: LogisticsState };

export interface TrackedOrderScreenProps {
  /** The order number in the URL. */
  readonly ordersn: string;
  readonly state: TrackedOrderState;
}
