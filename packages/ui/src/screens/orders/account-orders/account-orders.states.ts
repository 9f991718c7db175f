import type { OrderSummary } from '@signal-shop/sdk/contract';
import type { CopyText } from '../../../components/copy-field/use-copy.ts';
import type { NotReady } from '../../../remote.ts';
import type {
  OrderConfirmationHandlers,
  OrderOutcome,
  OrderQuestion,
} from '../../../sections/order-confirmation/order-confirmation.states.ts';

export const accountOrdersStates = [
  'AllStatuses',
  'Unpaid',
  'Paid',
  'Shipped',
  'Received',
  'Completed',
  'Cancelled',
  'EmptyOrders',
  'EmptyUnpaid',
  'EmptyPaid',
  'EmptyShipped',
  'EmptyReceived',
  'EmptyCompleted',
  'EmptyCancelled',
  'Loading',
  'Failed',
  'SessionExpired',
  'ManyPages',
  'PayTypes',
  'Found',
  'NothingFound',
  'ConfirmDelete',
  'ConfirmReceived',
  'CancelOrder',
  'ActionFailed',
  'Deleted',
] as const;

export const orderTabs = [
  'orders',
  'unpaid',
  'paid',
  'shipped',
  'received',
  'completed',
  'cancelled',
] as const;
export type OrderTab = (typeof orderTabs)[number];

export interface OrdersView {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export type OrderTabCounts = Readonly<Record<OrderTab, number>>;

export type AccountOrdersState = NotReady | { readonly status: 'ready'; readonly view: OrdersView };

export interface AccountOrdersHandlers extends OrderConfirmationHandlers {
  readonly onCopy: CopyText;
  /** '' shows all orders again. */
  readonly onSearch: (keyword: string) => void;
}

export interface AccountOrdersScreenProps {
  readonly tab: OrderTab;
  /** The search text; '' for none. */
  readonly keyword: string;
  /** Number of orders per tab; null while unknown. */
  readonly counts: OrderTabCounts | null;
  readonly state: AccountOrdersState;
  readonly ask: OrderQuestion | null;
  /** Number of the order whose goods are being added to the cart; null for none. */
  readonly again: string | null;
  readonly outcome: OrderOutcome | null;
  readonly hrefOf: (tab: OrderTab, page: number) => string;
  readonly on: AccountOrdersHandlers;
}
