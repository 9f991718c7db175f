import type { SeedCustomer } from '../seed/customer-types.ts';
import { openingAddresses } from './addresses.ts';
import { seededOrders } from './order-history.ts';
import { openingPolicy } from './order-policy.ts';
import type { WorldState } from './state.ts';

/** Orders as they stand when a world begins, and all that is kept about them. `now` in seconds since 1970. */
export function openingOrders(
  customers: readonly SeedCustomer[],
  now: number,
): Pick<
  WorldState,
  'orders' | 'refunds' | 'addresses' | 'parcels' | 'sentParcels' | 'withdrawals' | 'policy'
> {
  return {
    orders: new Map(seededOrders(customers, now).map((order) => [order.ordersn, order])),
    refunds: [],
    addresses: openingAddresses(customers),
    parcels: 'by-clock',
    sentParcels: new Map(),
    withdrawals: new Map(),
    policy: openingPolicy(),
  };
}
