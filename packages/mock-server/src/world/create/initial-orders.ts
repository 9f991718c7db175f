import type { SeedCustomer } from '../../seed/customer-types.ts';
import { initialAddresses } from '../checkout/addresses.ts';
import { initialPolicy } from '../checkout/order-policy.ts';
import type { Order } from '../state/orders.ts';
import type { WorldState } from '../state/state.ts';

/** The order slice of a new world. */
export function initialOrders(
  customers: readonly SeedCustomer[],
  orders: readonly Order[],
): Pick<
  WorldState,
  'orders' | 'refunds' | 'addresses' | 'parcels' | 'sentParcels' | 'withdrawals' | 'policy'
> {
  return {
    orders: new Map(orders.map((order) => [order.ordersn, order])),
    refunds: [],
    addresses: initialAddresses(customers),
    parcels: 'by-clock',
    sentParcels: new Map(),
    withdrawals: new Map(),
    policy: initialPolicy(),
  };
}
