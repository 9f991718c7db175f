import type { CallId } from '@signal-shop/sdk/contract';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { rafflesNow } from '../../world/rewards/raffles.ts';
import type { Raffles } from '../../world/state/rewards.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario } from '../create/scenario.ts';

/** Lists of the promotions that can fail. */
const lists = {
  getPointRules: 'the ways to earn points',
  getCustomerRights: 'the level and perks',
  listGifts: 'the gifts',
  listRaffles: 'the raffles',
  listActivityCoupons: 'the activity coupons',
  getActivityTimes: 'the activity times',
} as const satisfies Partial<Record<CallId, string>>;
type List = keyof typeof lists;

/** Scenarios of raffles, gifts and other promotions. */
export const promotionScenarios: readonly Scenario[] = [
  scenario('raffle.none', 'there are no raffles', (world) => {
    world.state.raffles.shown = 'none';
  }),
  scenario('raffle.drawn', 'the customer has entered every raffle', (world) => {
    const ids = rafflesNow(world).map(({ raffle }) => raffle.id);
    world.state.raffles.drawn.set(demoCustomerOf(world).id, new Set(ids));
  }),
  scenario('raffle.coupon', 'every ticket wins a coupon', win('coupon'), 'raffle.prize'),
  scenario('raffle.gift', 'every ticket wins a gift that needs an address', win('gift'), 'raffle.prize'),
  ...Object.keys(lists)
    .filter(isList)
    .map((call) =>
      scenario(
        `promotion.${call}-failed`,
        `${lists[call]} fail to load`,
        (world) => {
          world.state.refusals.set(call, 'requestDataFailed');
        },
        `promotion.${call}`,
      ),
    ),
];

function win(wins: Raffles['wins']): (world: World) => void {
  return (world) => {
    world.state.raffles.wins = wins;
  };
}

function isList(name: string): name is List {
  return Object.hasOwn(lists, name);
}
