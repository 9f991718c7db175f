import type { OrderDetail } from '@signal-shop/sdk/contract';
import type { CopyText } from '../../../components/copy-field/use-copy.ts';
import type { NotReady } from '../../../remote.ts';
import type { LogisticsState } from '../../../sections/logistics-track/logistics-track.states.ts';
import type {
  OrderConfirmationHandlers,
  OrderOutcome,
  OrderQuestion,
} from '../../../sections/order-confirmation/order-confirmation.states.ts';
import { orderHeaderStates } from '../../../sections/order-header/order-header.states.ts';
import type { Seller } from '../../../sections/order-sheet/order-sheet.states.ts';

export const orderDetailsStates = [
  ...orderHeaderStates,
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
  'ReviewTooLate',
  'ReviewExists',
  'WarrantyOver',
  'WithdrawalOpen',
  'Tracking',
  'TrackingFailed',
  'NumberPending',
  'ConfirmReceived',
  'CancelOrder',
  'CancelFailed',
  'DeleteOrder',
  'Done',
  'Stale',
  'Loading',
  'Failed',
  'NotFound',
  'German',
  'Japanese',
] as const;

export type OrderDetailsState =
  | NotReady
  | { readonly status: 'notFound' }
  | {
      readonly status: 'ready';
      readonly order: OrderDetail;
      readonly parcel: LogisticsState;
      readonly seller: Seller;
    };

export interface OrderDetailsHandlers extends OrderConfirmationHandlers {
  readonly onCopy: CopyText;
  readonly onPrint: () => void;
}

export interface OrderDetailsScreenProps {
  readonly state: OrderDetailsState;
  /** The open confirmation dialog; null for none. */
  readonly ask: OrderQuestion | null;
  /** Number of the order whose goods are being added to the cart; null for none. */
  readonly again: string | null;
  readonly outcome: OrderOutcome | null;
  readonly on: OrderDetailsHandlers;
}
