import type { TrackedOrder } from '@signal-shop/sdk/contract';
import type { LogisticsState } from '../../components/logistics-track/logistics-track.states.ts';
import type { TrackOrderFormProps } from '../../forms/track-order-form/track-order-form.tsx';
import type { Failure } from '../../remote.ts';

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

/** What is shown of an order: no name, street or telephone, whoever looks. */
export type FollowedDetail = Pick<
  TrackedOrder,
  'ordersn' | 'ctime' | 'orderstatus' | 'destination' | 'lines' | 'timeline'
>;

export type TrackedOrderState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  /** Nobody knows yet whether the visitor may see it: the email of the order is asked for. */
  | { readonly status: 'ask'; readonly form: TrackOrderFormProps }
  | { readonly status: 'ready'; readonly order: FollowedDetail; readonly parcel: LogisticsState };

export interface TrackedOrderScreenProps {
  /** The number that the address names. */
  readonly ordersn: string;
  readonly state: TrackedOrderState;
}
