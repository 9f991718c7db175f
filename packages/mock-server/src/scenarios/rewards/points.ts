import { demoCustomerOf } from '../../world/account/customers.ts';
import { cartOf } from '../../world/cart/cart.ts';
import { stockOf } from '../../world/catalogue/stock.ts';
import { addPoints } from '../../world/rewards/points.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario, withRefusal } from '../create/scenario.ts';

/** Scenarios of the demonstration customer's points and of the points store. */
export const pointScenarios: readonly Scenario[] = [
  ...[0, 120, 9_999].map((points) =>
    scenario(
      `points.${points}`,
      `the customer has ${points} points`,
      (world) => setPoints(world, points),
      'points.balance',
    ),
  ),
  scenario(
    'points.log-failed',
    'the points history fails to load',
    withRefusal('requestDataFailed', 'listPointLog'),
    'points.log',
  ),
  scenario(
    'points.followed',
    'the customer follows the shop on every network: no points are left to claim',
    (world) => {
      const everywhere = new Set(['youtube', 'instagram', 'facebook', 'discord'] as const);
      world.state.follows.set(demoCustomerOf(world).id, everywhere);
    },
    'points.follows',
  ),
  scenario(
    'pointstore.sold-out',
    'everything in the points store is sold out',
    (world) => {
      for (const { goodsId } of storeGoods(world)) world.state.stock.set(goodsId, 0);
    },
    'pointstore.stock',
  ),
  scenario(
    'pointstore.short',
    'the customer has too few points for anything in the points store',
    (world) => {
      const cheapest = Math.min(...storeGoods(world).map(({ pointsPrice }) => pointsPrice ?? 0));
      setPoints(world, Math.max(0, cheapest - 1));
    },
    'points.balance',
  ),
  scenario(
    'pay.points-short',
    'a points order is ready to place, and the customer is one point short',
    (world) => {
      const [goods] = storeGoods(world).filter((one) => stockOf(world, one) > 0);
      if (goods === undefined) throw new Error('Nothing in the points store is in stock');
      const customer = demoCustomerOf(world);
      cartOf(world, customer).buyNow = { goodsId: goods.goodsId, quantity: 1, kind: 'points' };
      setPoints(world, (goods.pointsPrice ?? 0) - 1);
    },
    'points.balance',
  ),
];

function storeGoods({ shop }: World) {
  return shop.catalogue.goods
    .filter(({ pointsPrice }) => pointsPrice !== null)
    .sort((one, other) => one.goodsId - other.goodsId);
}

function setPoints(world: World, points: number): void {
  const customer = demoCustomerOf(world);
  const change = points - customer.points;
  if (change !== 0) addPoints(world, customer, change > 0 ? 'prize' : 'pointsExchange', change);
}
