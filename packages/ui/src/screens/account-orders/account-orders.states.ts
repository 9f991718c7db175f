import type { OrderSummary } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

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
  readonly counts: Readonly<Record<OrderTab, number>>;
}

export type AccountOrdersState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly view: OrdersView };

export interface AccountOrdersScreenProps {
  readonly tab: OrderTab;
  readonly state: AccountOrdersState;
  readonly hrefOf: (tab: OrderTab, page: number) => string;
}
