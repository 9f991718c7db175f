import { demoCustomerOf } from '../../world/account/customers.ts';
import { wishesMaximum } from '../../world/catalogue/wishes.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario } from '../create/scenario.ts';

const someWishes = 5;

/** Scenarios of the demonstration customer's wishlist. */
export const wishScenarios: readonly Scenario[] = [
  scenario('wish.none', 'the customer’s wishlist is empty', (world) => wish(world, [])),
  scenario('wish.some', `the customer’s wishlist has the ${someWishes} best sellers`, (world) =>
    wish(world, popular(world).slice(0, someWishes)),
  ),
  scenario('wish.full', 'the customer’s wishlist is full', (world) =>
    wish(world, popular(world).slice(-wishesMaximum)),
  ),
];

function popular({ shop }: World): readonly number[] {
  return shop.byPopularity.map((goods) => goods.goodsId);
}

function wish(world: World, goodsIds: readonly number[]): void {
  world.state.wishes.set(demoCustomerOf(world).id, goodsIds);
}
