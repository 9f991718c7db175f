import type { OrderDetail } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

export const orderDetailsStates = [
  'Unpaid0',
  'Pending1',
  'Paid2',
  'Cancelled3',
  'Shipped4',
  'Complete5',
  'Deleted6',
  'RefundRequested7',
  'Refunded8',
  'Received9',
  'RefundRejected10',
  'LineUnknownNull',
  'LineUnshipped1',
  'LineShipped2',
  'LinePendingRefund3',
  'LineRefunded4',
  'LineTrackingToAdd5',
  'LineCancelled6',
  'LineReceived8',
  'LineComplete9',
  'LineRejected10',
  'LineSalesReturn11',
  'MixedLines',
  'PayTypeUnpaid0',
  'PayTypeCard1',
  'PayTypePoints2',
  'PayTypeFreeTest3',
  'Loading',
  'Failed',
  'NotFound',
  'German',
  'Japanese',
] as const;

export type OrderDetailsState =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly order: OrderDetail };

export interface OrderDetailsScreenProps {
  readonly state: OrderDetailsState;
}
