import { getUserInfo } from '@signal-shop/sdk/calls';
import { Flag } from '@signal-shop/sdk/contract';
import type { PointsView } from '@signal-shop/ui/screens/checkout/checkout/checkout.states.ts';
import { atom } from 'jotai';
import { cartLocationAtom, shownKindAtom } from '../cart/cart-kind.ts';
import { pricedCarts } from '../cart/cart-query.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { isSignedInAtom } from '../session/session.ts';

/** Refetches on each visit, because points change elsewhere. */
const balanceQuery = query(
  async ({ get, shop, signal }): Promise<number | null> => {
    get(cartLocationAtom);
    return get(isSignedInAtom) ? (await getUserInfo(shop, { signal })).msg.points : null;
  },
  { scope: 'login', keepPrevious: true },
);

/**
 * The price of the products in points, and the customer's balance; null without such products, and without a request.
 */
export const pointsAtom = atom((get): PointsView | null => {
  const items = readyOr(get(pricedCarts[get(shownKindAtom)]), null)?.items ?? [];
  const forPoints = items.filter(({ is_integral }) => is_integral === Flag.yes);
  if (forPoints.length === 0) return null;
  const cost = forPoints.reduce((sum, item) => sum + (item.integral_price ?? 0) * item.goods_number, 0);
  return { cost, balance: readyOr(get(balanceQuery.stateAtom), null) };
});
