import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { World } from '../state/world.ts';

/** `SG`, then the day. */
const dayEnds = 10;

/**
 * The numbers that the orders of the seed have in a shop that opened at this moment, by those in the seed: each carries
 * the day on which it was placed. @param now seconds since 1970
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

/** Examples of the contract name the orders of the seed; on any day they mean the orders that are there. */
export function currentOrderNumber({ state, shop }: World, ordersn: string): string {
  if (state.orders.has(ordersn)) return ordersn;
  return seedOrderNumbers(shop, state.openedAt).get(ordersn) ?? ordersn;
}

/** What was asked, for the order that is meant. */
export function withCurrentNumber(world: World, argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null || !('ordersn' in argument)) return argument;
  const { ordersn } = argument;
  if (typeof ordersn !== 'string') return argument;
  const current = currentOrderNumber(world, ordersn);
  return current === ordersn ? argument : { ...argument, ordersn: current };
}
