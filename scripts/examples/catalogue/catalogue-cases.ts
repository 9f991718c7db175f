import type { ExampleCase } from '../example-case.ts';
import { example } from '../example-case.ts';
import { e7Black, goodsThatNeverWere, k9Ember, reducedB4 } from './goods.ts';

const guest = { who: 'guest' } as const;
const bare = { who: 'guest', scenarios: 'detail.bare' } as const;

export const catalogueCases: readonly ExampleCase[] = [
  example('listCategories', 'success', 'Headsets and mice', {}, guest),
  example(
    'listCategories',
    'requestDataFailed',
    'The list could not be loaded',
    {},
    { ...guest, scenarios: 'category.failed' },
  ),
  example(
    'listGoods',
    'success',
    'A page of a category',
    { category_id: 11, filter: ['inStock'], sort: 'popular', page: 1, page_size: 3 },
    guest,
  ),
  example(
    'listGoods',
    'keyword',
    'The matches of a search',
    { keywords: 'wireless', sort: 'priceUp', page_size: 2 },
    guest,
  ),
  example(
    'listGoods',
    'narrowed',
    'Well-rated mice for 20 to 60 dollars',
    { category_id: 2, price_min: 20, price_max: 60, rating_min: 4, sort: 'rating', page_size: 2 },
    guest,
  ),
  example(
    'listGoods',
    'attributes',
    'Bluetooth headsets in black or white',
    { category_id: 1, attributes: ['connection.bluetooth', 'color.black', 'color.white'], page_size: 2 },
    guest,
  ),
  example('listGoods', 'empty', 'A search without matches', { keywords: 'none' }, guest),
  example(
    'listGoods',
    'corrected',
    'The matches of the corrected search',
    { keywords: 'wireles hedset', page_size: 2 },
    guest,
  ),
  example('listGoods', 'categoryNotFound', 'No such category', { category_id: 999_999 }, guest),
  example(
    'listGoods',
    'requestDataFailed',
    'The list could not be loaded',
    { category_id: 11 },
    { ...guest, scenarios: 'catalog.failed' },
  ),
  example('getGoods', 'success', 'A headset with a rebate', { id: reducedB4 }, guest),
  example('getGoods', 'flashSale', 'A headset in a flash sale', { id: k9Ember }, guest),
  example('getGoods', 'goodsNotFound', 'No such goods', { id: goodsThatNeverWere }, guest),
  example('listComments', 'success', 'The first page', { id: reducedB4, page: 1 }, guest),
  example('listComments', 'stars', 'Comments with three stars', { id: reducedB4, stars: 3 }, guest),
  example('listComments', 'empty', 'No comments yet', { id: reducedB4 }, bare),
  example('listComments', 'goodsNotFound', 'No such goods', { id: goodsThatNeverWere }, guest),
  example('listRelatedGoods', 'success', 'Other headsets', { id: reducedB4 }, guest),
  example('listRelatedGoods', 'bundle', 'A bundle', { id: e7Black }, guest),
  example('listRelatedGoods', 'empty', 'None', { id: reducedB4 }, bare),
  example('listRelatedGoods', 'goodsNotFound', 'No such goods', { id: goodsThatNeverWere }, guest),
];
