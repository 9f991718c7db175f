import type { Display } from '../../world/state/state.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from './scenario.ts';
import { asInitialState, scenario, settles, withRefusal } from './scenario.ts';

const callsOfDetail = ['getGoods', 'listComments', 'listRelatedGoods'] as const;

/** Scenarios of the catalogue's display: categories, search, prices, stock, details and texts. */
export const catalogueDisplayScenarios: readonly Scenario[] = [
  asInitialState(
    scenario('category.three-levels', 'the menu has all three levels', (world) => {
      show({ categories: 'all' })(world);
      world.state.refusals.delete('listCategories');
    }),
  ),
  scenario('category.failed', 'the menu fails to load', withRefusal('requestDataFailed', 'listCategories')),
  scenario('category.empty', 'the shop has no categories', show({ categories: 'none' })),

  scenario('catalog.large', 'the shop has 5,000 products', settles({ size: 'large' }), 'catalog.size'),
  scenario('catalog.tiny', 'the shop has one page of products', settles({ size: 'tiny' }), 'catalog.size'),
  scenario('catalog.failed', 'no product list loads', withRefusal('requestDataFailed', 'listGoods')),

  asInitialState(scenario('search.some', 'searches return results', show({ search: 'finds' }))),
  scenario(
    'search.none',
    'every search returns nothing (the keyword "none" always does)',
    show({ search: 'nothing' }),
  ),

  scenario('price.percent', 'everything is 20% off', show({ prices: 'percent' })),
  scenario('price.fixed', 'everything is $5 off', show({ prices: 'amount' })),
  scenario('price.none', 'nothing is on sale', show({ prices: 'full' })),
  scenario('data.huge-numbers', 'everything costs $99,999.99', show({ prices: 'huge' }), 'price'),
  scenario(
    'data.broken-images',
    'product photos fail to load and show a placeholder',
    show({ pictures: 'broken' }),
    'data.pictures',
  ),
  scenario(
    'data.no-pictures',
    'products have no photos and are drawn',
    show({ pictures: 'none' }),
    'data.pictures',
  ),
  scenario('data.zero-price', 'everything costs $0', show({ prices: 'zero' }), 'price'),

  scenario('stock.in', '50 of each product are in stock', shelve('plenty')),
  scenario('stock.low', '2 of each product are left, in the flash sale too', shelve('low')),
  scenario('stock.out', 'every product is sold out, in the flash sale too', shelve('none')),
  scenario(
    'stock.drops-in-cart',
    'the next product added to the cart or ordered sells out first',
    (world) => {
      world.state.surprises.stockDropsInCart = true;
    },
  ),
  scenario('stock.max', 'the limit is 2 of each product per order', show({ maximum: 2 }), 'stock.maximum'),

  asInitialState(
    scenario('detail.rich', 'products have every detail', (world) => {
      show({ detail: 'rich' })(world);
      for (const call of callsOfDetail) world.state.refusals.delete(call);
    }),
  ),
  scenario(
    'detail.bare',
    'products have only a name and a price: one color, no description, no reviews',
    show({ detail: 'bare' }),
  ),
  scenario(
    'detail.points',
    'every product can be redeemed for points, one point per cent',
    show({ detail: 'points' }),
  ),
  scenario('detail.gone', 'every product page is missing its product', (world) => {
    for (const call of callsOfDetail) world.state.refusals.set(call, 'goodsNotFound');
  }),

  scenario('data.long-text', 'names and texts have the maximum length', show({ text: 'long' }), 'data.text'),
  scenario(
    'data.long-words',
    'names and texts begin with a word of 120 letters',
    show({ text: 'words' }),
    'data.text',
  ),
  scenario(
    'data.unicode',
    'names and texts contain emoji, right-to-left text, and combining marks',
    show({ text: 'unicode' }),
    'data.text',
  ),
  scenario(
    'data.html-in-text',
    'names and texts contain HTML and scripts',
    show({ text: 'html' }),
    'data.text',
  ),
];

function show(change: Partial<Display>): (world: World) => void {
  return (world) => {
    Object.assign(world.state.display, change);
  };
}

/** Clears earlier sales of the session, so that a running world has the named stock, too. */
function shelve(stock: Display['stock']): (world: World) => void {
  return (world) => {
    world.state.stock.clear();
    world.state.display.stock = stock;
  };
}
