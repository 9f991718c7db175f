import type { SeedCustomer } from '../../seed/customer-types.ts';
import { openingAddresses } from '../checkout/addresses.ts';
import { openingPolicy } from '../checkout/order-policy.ts';
import type { Order } from '../state/orders.ts';
import type { WorldState } from '../state/state.ts';

/** Orders as they stand when a world begins, and all that is kept about them. */
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
    addresses: openingAddresses(customers),
    parcels: 'by-clock',
    sentParcels: new Map(),
    withdrawals: new Map(),
    policy: openingPolicy(),
  };
}
