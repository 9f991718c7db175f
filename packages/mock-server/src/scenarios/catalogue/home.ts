import type { CallId } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';
import { isCallId } from '../../operations/dispatch/call-id.ts';
import type { Display } from '../../world/state/state.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { asInitialState, scenario } from '../create/scenario.ts';

const sections = [
  'listBanners',
  'listNotices',
  'listHotProducts',
  'listHotCategories',
  'listFeatures',
  'listHotPosts',
  'listReviews',
  'getFlashSale',
] as const satisfies readonly CallId[];

export const homeScenarios: readonly Scenario[] = [
  asInitialState(
    scenario('home.default', 'the home page has every section', (world) => {
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
    'posts, reviews, and the second half of the home page fail; the rest loads',
    (world) => fail(world, ['listHotCategories', 'listHotPosts', 'listReviews']),
  ),
  {
    name: 'home.fail:CALL',
    group: 'home',
    description: 'one call fails and the rest loads, e.g. home.fail:listHotProducts; can be repeated',
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
      `the announcement bar has ${{ none: 'no slides', one: 'one slide', many: 'all its slides' }[amount]}`,
    ),
  ),
  ...(
    [
      ['video', 'video', 'the carousel shows only videos'],
      ['image', 'image', 'the carousel shows only images'],
      ['detail', 'detail', 'the banners link to a product'],
      ['buynow', 'buyNow', 'the banners link to a product’s Buy now button'],
      ['addcart', 'addToCart', 'the banners add products to the cart'],
    ] as const
  ).map(([name, banners, description]) =>
    scenario(`banner.${name}`, description, (world) => {
      world.state.display.banners = banners;
    }),
  ),
];

function notices(amount: Display['notices'], description: string): Scenario {
  const noticeScenario = scenario(`notice.${amount}`, description, (world) => {
    world.state.display.notices = amount;
  });
  return amount === 'many' ? asInitialState(noticeScenario) : noticeScenario;
}

function fail(world: World, calls: readonly CallId[]): void {
  for (const call of calls) world.state.refusals.set(call, 'failed');
}
