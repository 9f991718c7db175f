import { fullReductionTiersCents } from '@signal-shop/sdk/constants';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { cartOf } from '../../world/cart/cart.ts';
import type { CartLine } from '../../world/state/cart.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { breaks, scenario, withRefusal } from '../create/scenario.ts';
import { countingGoods, linesOfBundles, linesThatDoNotCount, linesWorth } from './cart-contents.ts';

const slowEditMs = 3_000;
const tiersCents = [0, ...fullReductionTiersCents.map(({ over }) => over)];

/** Scenarios of the demonstration customer's cart and of its refusals. */
export const cartScenarios: readonly Scenario[] = [
  scenario('cart.empty', 'the customer’s cart is empty', (world) => fill(world, [])),
  scenario('cart.one', 'the customer’s cart has one item', (world) => fill(world, bestSellers(world, 1))),
  scenario('cart.many', 'the customer’s cart has eight different items', (world) =>
    fill(world, bestSellers(world, 8)),
  ),
  ...tiersCents.map((from, index) =>
    scenario(`cart.tier-${from / 100}`, tierDescription(from), (world) =>
      fill(world, linesWorth(world, Math.max(1, from), tiersCents[index + 1] ?? Number.POSITIVE_INFINITY)),
    ),
  ),
  scenario('cart.bundle', 'the customer’s cart has a whole set and a part of another one', (world) =>
    fill(world, linesOfBundles(world)),
  ),
  scenario(
    'cart.saved',
    'the customer has saved three items for later, one of them sold out',
    saveItems,
    'cart.saved',
  ),
  scenario(
    'cart.ineligible',
    'a gift, a points item, a sale item, and a flash sale item: nothing counts',
    (world) => fill(world, linesThatDoNotCount(world)),
  ),
  scenario(
    'cart.guest-merge',
    'the customer’s cart has two items that a guest’s cart joins at login',
    (world) => fill(world, bestSellers(world, 2)),
  ),
  scenario(
    'cart.add-failed',
    'adding to the cart fails',
    withRefusal('addFailed', 'addCartItem', 'addBannerItem', 'saveForLater', 'moveToCart'),
    'cart.add',
  ),
  scenario(
    'cart.delete-failed',
    'removing from the cart fails',
    withRefusal('deleteFailed', 'deleteCartItem'),
    'cart.delete',
  ),
  scenario(
    'cart.slow-edit',
    `a changed quantity is saved after ${slowEditMs / 1_000} seconds`,
    breaks({ operationId: 'checkoutCart', kind: 'latency', ms: slowEditMs }),
    'cart.edit',
  ),
  scenario(
    'cart.price-changed',
    'the price of the first item outside the flash sale rises 10% when the order is placed, once',
    (world) => {
      world.state.surprises.priceRisesAtOrder = true;
    },
    'cart.price',
  ),
  scenario(
    'buynow.network-failed',
    'the connection breaks before Buy now reaches the server',
    breaks({ operationId: 'buyNow', kind: 'request-lost' }),
  ),
];

function tierDescription(from: number): string {
  return from === 0
    ? 'the customer’s cart is below the first spend & save tier'
    : `the customer’s cart has reached the spend & save tier over $${from / 100}`;
}

function fill(world: World, lines: readonly CartLine[]): void {
  cartOf(world, demoCustomerOf(world)).lines = lines;
}

/** Two pieces of one model, and goods that are sold out. */
function saveItems(world: World): void {
  const [first, second, third] = countingGoods(world, 12).toReversed();
  cartOf(world, demoCustomerOf(world)).saved = [first, second, third].flatMap((goods, index) =>
    goods === undefined ? [] : [{ goodsId: goods.goodsId, quantity: index === 0 ? 2 : 1 }],
  );
  if (third !== undefined) world.state.stock.set(third.goodsId, 0);
}

function bestSellers(world: World, count: number): readonly CartLine[] {
  return countingGoods(world, count).map(({ goodsId }) => ({ goodsId, quantity: 1, kind: 'bought' }));
}
