import type { Display } from '../../world/state/state.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from './scenario.ts';
import { asEver, refuses, scenario, settles } from './scenario.ts';

const callsOfDetail = ['getGoods', 'listComments', 'listRelatedGoods'] as const;

/** What the catalogue looks like: categories, search, prices, stock, details and texts. */
export const catalogueDisplayScenarios: readonly Scenario[] = [
  asEver(
    scenario('category.three-levels', 'the menu has all its three levels', (world) => {
      show({ categories: 'all' })(world);
      world.state.refusals.delete('listCategories');
    }),
  ),
  scenario('category.failed', 'the menu could not be loaded', refuses('requestDataFailed', 'listCategories')),
  scenario('category.empty', 'the shop has no categories', show({ categories: 'none' })),

  scenario('catalog.large', 'the shop has 5,000 goods', settles({ size: 'large' }), 'catalog.size'),
  scenario('catalog.tiny', 'the shop has a page of goods', settles({ size: 'tiny' }), 'catalog.size'),
  scenario('catalog.failed', 'no list of goods could be loaded', refuses('requestDataFailed', 'listGoods')),

  asEver(scenario('search.some', 'a search finds what it should', show({ search: 'finds' }))),
  scenario(
    'search.none',
    'no search finds anything (in any shop the word "none" does that)',
    show({ search: 'nothing' }),
  ),

  scenario('price.percent', 'everything is reduced by 20 percent', show({ prices: 'percent' })),
  scenario('price.fixed', 'everything is reduced by 5 dollars', show({ prices: 'amount' })),
  scenario('price.none', 'nothing is reduced', show({ prices: 'full' })),
  scenario('data.huge-numbers', 'everything costs 99,999.99 dollars', show({ prices: 'huge' }), 'price'),
  scenario(
    'data.broken-images',
    'no picture of goods can be loaded: a pale drawing with a stroke through it stands in',
    show({ pictures: 'broken' }),
    'data.pictures',
  ),
  scenario('data.zero-price', 'everything costs nothing', show({ prices: 'zero' }), 'price'),

  scenario('stock.in', 'there are 50 of everything', shelve('plenty')),
  scenario('stock.low', 'there are 2 left of everything, in the flash sale too', shelve('low')),
  scenario('stock.out', 'everything is sold out, in the flash sale too', shelve('none')),
  scenario(
    'stock.drops-in-cart',
    'what is put into the cart next, or ordered next, sells out first',
    (world) => {
      world.state.surprises.stockDropsInCart = true;
    },
  ),
  scenario('stock.max', 'at most 2 of anything per order', show({ maximum: 2 }), 'stock.maximum'),

  asEver(
    scenario('detail.rich', 'a product has everything it can have', (world) => {
      show({ detail: 'rich' })(world);
      for (const call of callsOfDetail) world.state.refusals.delete(call);
    }),
  ),
  scenario(
    'detail.bare',
    'a product has a name, a price and nothing else: one colour, no text, no comment',
    show({ detail: 'bare' }),
  ),
  scenario(
    'detail.points',
    'everything can be had for points, too: a point for each cent of its price',
    show({ detail: 'points' }),
  ),
  scenario('detail.gone', 'no product page finds its product', (world) => {
    for (const call of callsOfDetail) world.state.refusals.set(call, 'goodsNotFound');
  }),

  scenario(
    'data.long-text',
    'names and texts are as long as they may be',
    show({ text: 'long' }),
    'data.text',
  ),
  scenario(
    'data.unicode',
    'names and texts carry emoji, right-to-left words and stacked marks',
    show({ text: 'unicode' }),
    'data.text',
  ),
  scenario(
    'data.html-in-text',
    'names and texts carry HTML and scripts',
    show({ text: 'html' }),
    'data.text',
  ),
];

function show(change: Partial<Display>): (world: World) => void {
  return (world) => {
    Object.assign(world.state.display, change);
  };
}

/** What the session bought before counts no more: in the running world, too, the shelf is as the name says. */
function shelve(stock: Display['stock']): (world: World) => void {
  return (world) => {
    world.state.stock.clear();
    world.state.display.stock = stock;
  };
}
