import { wheelPrizeCount } from '@signal-shop/sdk/constants';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { scenario, withRefusal } from '../create/scenario.ts';

const positions = Array.from({ length: wheelPrizeCount }, (_, index) => index + 1);

/** Scenarios of the lucky wheel and its refusals. */
export const wheelScenarios: readonly Scenario[] = [
  ...positions.map((position) =>
    scenario(
      `wheel.prize-${position}`,
      `every spin stops on prize ${position}`,
      (world) => {
        world.state.wheel.nextPrize = position;
      },
      'wheel.prize',
    ),
  ),
  {
    ...scenario(
      'wheel.coupon',
      'every spin wins a coupon, added to the customer’s coupons',
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
      'every spin wins a gift that needs an address',
      (world) => {
        world.state.wheel.nextPrize = firstPrize(world, (coupon) => coupon === null);
      },
      'wheel.prize',
    ),
    sameAs: 'wheel.prize-2',
  },
  scenario('wheel.no-chance', 'no one has a spin left', (world) => {
    for (const { id } of world.state.customers.values()) world.state.wheel.chances.set(id, 0);
  }),
  scenario('wheel.busy', 'the previous spin never ends', withRefusal('wheelBusy', 'spinWheel')),
  scenario('wheel.closed', 'the wheel is closed', (world) => {
    world.state.wheel.overTime = world.clock.seconds();
  }),
  scenario(
    'wheel.failed',
    'the wheel fails to load',
    withRefusal('requestDataFailed', 'getWheel'),
    'wheel.answer',
  ),
  scenario(
    'wheel.states-failed',
    'the list of states fails to load',
    withRefusal('requestDataFailed', 'listStates'),
    'wheel.states',
  ),
  scenario(
    'wheel.address-rejected',
    'every prize address is rejected',
    withRefusal('addressInvalid', 'savePrizeAddress'),
    'wheel.address',
  ),
  scenario(
    'wheel.list-failed',
    'the prize list fails to load',
    withRefusal('requestDataFailed', 'listWinnings'),
    'wheel.list',
  ),
];

function firstPrize({ shop }: World, isMatch: (couponOffer: number | null) => boolean): number | null {
  return shop.site.rewards.wheelPrizes.find(({ couponOffer }) => isMatch(couponOffer))?.id ?? null;
}
