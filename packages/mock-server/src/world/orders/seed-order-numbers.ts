import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { World } from '../state/world.ts';

/** `SG`, then the day. */
const dayEnds = 10;

/**
 * Maps the order numbers of the seed to those in a shop that opened at this moment: each number contains the day of
 * its order. @param now seconds since 1970
 */
export function seedOrderNumbers({ site }: CatalogueIndex, now: number): ReadonlyMap<string, string> {
  const orders = site.customers.flatMap((customer) => customer.orders);
  return new Map(
    orders.map(({ ordersn, placedSecondsAgo }) => [
      ordersn,
      `SG${dayOf(now - placedSecondsAgo)}${ordersn.slice(dayEnds)}`,
    ]),
  );
}

/** `20260115`. */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, dayEnds).replaceAll('-', '');
}

/** Maps an order number of the contract's examples to the current number, which depends on the day. */
export function currentOrderNumber({ state, shop }: World, ordersn: string): string {
  if (state.orders.has(ordersn)) return ordersn;
  return seedOrderNumbers(shop, state.openedAt).get(ordersn) ?? ordersn;
}

/** The argument of a call with the current order number. */
export function withCurrentNumber(world: World, argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null || !('ordersn' in argument)) return argument;
  const { ordersn } = argument;
  if (typeof ordersn !== 'string') return argument;
  const current = currentOrderNumber(world, ordersn);
  return current === ordersn ? argument : { ...argument, ordersn: current };
}
