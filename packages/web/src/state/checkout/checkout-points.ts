import { getUserInfo } from '@signal-shop/sdk/calls';
import { Flag } from '@signal-shop/sdk/contract';
import type { PointsView } from '@signal-shop/ui/screens/checkout/checkout.states.ts';
import { atom } from 'jotai';
import { cartPlaceAtom, shownKindAtom } from '../cart/cart-kind.ts';
import { pricedCarts } from '../cart/cart-query.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { ownRemote } from '../queries/own-remote.ts';
import { readyOr, source } from '../queries/remote.ts';
import { isSignedInAtom } from '../session/session.ts';

/** Asked anew on each visit: points come and go elsewhere. */
const balanceSource = source(async ({ get, shop, signal }): Promise<number | null> => {
  get(cartPlaceAtom);
  get(loginNumberAtom);
  return get(isSignedInAtom) ? (await getUserInfo(shop, { signal })).msg.points : null;
});
const balanceAtom = ownRemote(balanceSource);

/** What the goods for points cost, and what the customer has; null without such goods, and nobody is asked. */
export const pointsAtom = atom((get): PointsView | null => {
  const items = readyOr(get(pricedCarts[get(shownKindAtom)]), null)?.items ?? [];
  const forPoints = items.filter(({ is_integral }) => is_integral === Flag.yes);
  if (forPoints.length === 0) return null;
  const cost = forPoints.reduce((sum, item) => sum + (item.integral_price ?? 0) * item.goods_number, 0);
  return { cost, balance: readyOr(get(balanceAtom), null) };
});
