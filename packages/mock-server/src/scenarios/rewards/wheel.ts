import { wheelPrizeCount } from '@signal-shop/sdk/constants';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { refuses, scenario } from '../create/scenario.ts';

const places = Array.from({ length: wheelPrizeCount }, (_, index) => index + 1);

/** What the lucky wheel gives, and what goes wrong with it. */
export const wheelScenarios: readonly Scenario[] = [
  ...places.map((place) =>
    scenario(
      `wheel.prize-${place}`,
      `every spin stops on prize ${place}`,
      (world) => {
        world.state.wheel.nextPrize = place;
      },
      'wheel.prize',
    ),
  ),
  {
    ...scenario(
      'wheel.coupon',
      'every spin wins a coupon, which lies among the coupons',
      (world) => {
        world.state.wheel.nextPrize = firstPrize(world, (coupon) => coupon !== null);
      },
      'wheel.prize',
    ),
    sameAs: 'wheel.prize-1',
  },
  {
    ...scenario(
      'wheel.gift',
      'every spin wins a gift, which asks for an address',
      (world) => {
        world.state.wheel.nextPrize = firstPrize(world, (coupon) => coupon === null);
      },
      'wheel.prize',
    ),
    sameAs: 'wheel.prize-2',
  },
  scenario('wheel.no-chance', 'nobody has a spin left', (world) => {
    for (const { id } of world.state.customers.values()) world.state.wheel.chances.set(id, 0);
  }),
  scenario('wheel.busy', 'the spin before is never over', refuses('wheelBusy', 'spinWheel')),
  scenario('wheel.closed', 'the time of the wheel is over', (world) => {
    world.state.wheel.overTime = world.clock.seconds();
  }),
  scenario(
    'wheel.failed',
    'the wheel cannot be shown',
    refuses('requestDataFailed', 'getWheel'),
    'wheel.answer',
  ),
  scenario(
    'wheel.states-failed',
    'the list of states cannot be put together',
    refuses('requestDataFailed', 'listStates'),
    'wheel.states',
  ),
  scenario(
    'wheel.address-rejected',
    'no address for a prize is accepted',
    refuses('addressInvalid', 'savePrizeAddress'),
    'wheel.address',
  ),
  scenario(
    'wheel.list-failed',
    'the winning records cannot be put together',
    refuses('requestDataFailed', 'listWinnings'),
    'wheel.list',
  ),
];

function firstPrize({ shop }: World, isWanted: (couponOffer: number | null) => boolean): number | null {
  return shop.site.rewards.wheelPrizes.find(({ couponOffer }) => isWanted(couponOffer))?.id ?? null;
}
