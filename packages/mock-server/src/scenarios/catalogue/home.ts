import type { CallId } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';
import { isCallId } from '../../operations/dispatch/call-id.ts';
import type { Display } from '../../world/state/state.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { asEver, scenario } from '../create/scenario.ts';

const sections = [
  'listBanners',
  'listNotices',
  'listHotProducts',
  'listHotCategories',
  'listHotPosts',
  'listReviews',
  'getFlashSale',
] as const satisfies readonly CallId[];

export const homeScenarios: readonly Scenario[] = [
  asEver(
    scenario('home.default', 'every section of the home page is there', (world) => {
      for (const section of sections) {
        world.state.emptied.delete(section);
        world.state.refusals.delete(section);
      }
    }),
  ),
  scenario('home.empty', 'every section of the home page is empty', (world) => {
    for (const section of sections) world.state.emptied.add(section);
  }),
  scenario(
    'home.partial',
    'posts, reviews and the second half of the home page fail, the rest is there',
    (world) => fail(world, ['listHotCategories', 'listHotPosts', 'listReviews']),
  ),
  {
    name: 'home.fail:CALL',
    group: 'home',
    description:
      'one call fails and the rest is there, e.g. home.fail:listHotProducts; may be written several times',
    slot: null,
    example: 'listHotProducts',
    refuse: (argument) =>
      isCallId(argument) ? null : `write a call behind the colon: ${Object.keys(operations).join(', ')}.`,
    apply: (world, argument) => {
      if (isCallId(argument)) fail(world, [argument]);
    },
  },
  ...(['none', 'one', 'many'] as const).map((amount) =>
    notices(
      amount,
      amount === 'many'
        ? 'the announcement bar has all of its slides'
        : `the announcement bar has ${amount} of its slides`,
    ),
  ),
  ...(
    [
      ['video', 'video', 'the carousel shows its films only'],
      ['image', 'image', 'the carousel shows its pictures only'],
      ['detail', 'detail', 'the banners lead to a product'],
      ['buynow', 'buyNow', 'the banners lead to the buy-now button of a product'],
      ['addcart', 'addToCart', 'the banners put goods into the cart'],
    ] as const
  ).map(([name, banners, description]) =>
    scenario(`banner.${name}`, description, (world) => {
      world.state.display.banners = banners;
    }),
  ),
];

function notices(amount: Display['notices'], description: string): Scenario {
  const shown = scenario(`notice.${amount}`, description, (world) => {
    world.state.display.notices = amount;
  });
  return amount === 'many' ? asEver(shown) : shown;
}

function fail(world: World, calls: readonly CallId[]): void {
  for (const call of calls) world.state.refusals.set(call, 'failed');
}
