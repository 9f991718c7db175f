import { CartType } from '@signal-shop/sdk/contract';
import {
  e7Black,
  goodsThatNeverWere,
  k9Ember,
  m625Violet,
  reducedB4,
  soldOutM990,
  x8Violet,
} from '../catalogue/goods.ts';
import type { ExampleCase, Visitor } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';

const guest = { who: 'guest' } as const;

const twoLines = [
  { goods_id: k9Ember, goods_number: 1 },
  { goods_id: m625Violet, goods_number: 2 },
];

/** One headset and two mice, added in this order. */
export async function fillCart({ shop }: Visitor): Promise<void> {
  for (const { goods_id, goods_number } of twoLines) await shop.addCartItem({ id: goods_id, goods_number });
}

async function holdHeadset({ shop }: Visitor): Promise<void> {
  await shop.buyNow({ id: k9Ember, goods_number: 1, type: 2 });
}

export const cartCases: readonly ExampleCase[] = [
  exampleAfter('getCart', 'success', 'Two items on the second tier', async (visitor) => {
    await fillCart(visitor);
    return { cartype: CartType.cart };
  }),
  example(
    'getCart',
    'guest',
    "A guest's entries, priced",
    {
      items: [
        { id: k9Ember, goods_number: 1, type: 1 },
        { id: m625Violet, goods_number: 2, type: 1 },
      ],
    },
    guest,
  ),
  example(
    'getCart',
    'bundle',
    'A whole set with its discount',
    {
      items: [
        { id: e7Black, goods_number: 1, type: 1 },
        { id: x8Violet, goods_number: 1, type: 1 },
      ],
    },
    guest,
  ),
  example(
    'getCart',
    'unfinishedBundle',
    'A part of a bundle',
    { items: [{ id: x8Violet, goods_number: 1, type: 1 }] },
    guest,
  ),
  exampleAfter('getCart', 'buyNow', 'The buy-now item', async (visitor) => {
    await holdHeadset(visitor);
    return { cartype: CartType.buyNow };
  }),
  example('getCart', 'empty', 'An empty cart', { cartype: 1 }),

  example('addCartItem', 'success', 'Added', { id: m625Violet, goods_number: 2 }),
  example('addCartItem', 'goodsNotFound', 'No such goods', { id: goodsThatNeverWere, goods_number: 1 }),
  example('addCartItem', 'outOfStock', 'Out of stock', { id: soldOutM990, goods_number: 1 }),
  example('addCartItem', 'quantityExceedsMaximum', 'Above the maximum', {
    id: m625Violet,
    goods_number: 11,
  }),
  example('addCartItem', 'quantityBelowOne', 'A quantity below one', { id: m625Violet, goods_number: 0 }),
  example(
    'addCartItem',
    'addFailed',
    'Not added',
    { id: m625Violet, goods_number: 2 },
    { scenarios: 'cart.add-failed' },
  ),

  exampleAfter('deleteCartItem', 'success', 'Deleted', async (visitor) => {
    await fillCart(visitor);
    return { id: m625Violet };
  }),
  example('deleteCartItem', 'cartItemNotFound', 'Not in the cart', { id: reducedB4 }),
  exampleAfter(
    'deleteCartItem',
    'deleteFailed',
    'Not deleted',
    async (visitor) => {
      await fillCart(visitor);
      return { id: m625Violet };
    },
    { scenarios: 'cart.delete-failed' },
  ),

  example('joinCart', 'success', 'Merged, with one entry omitted', {
    items: [
      { id: m625Violet, goods_number: 2, type: 1 },
      { id: soldOutM990, goods_number: 1, type: 1 },
    ],
  }),

  exampleAfter('listSavedItems', 'success', 'A headset and a mouse', async ({ shop }) => {
    await shop.saveForLater({ id: m625Violet, goods_number: 2 });
    await shop.saveForLater({ id: k9Ember });
    return {};
  }),
  example(
    'listSavedItems',
    'guest',
    "A guest's entries, priced",
    {
      items: [
        { id: k9Ember, goods_number: 1 },
        { id: soldOutM990, goods_number: 2 },
      ],
    },
    guest,
  ),
  example('listSavedItems', 'empty', 'Nothing saved', {}),
  exampleAfter('saveForLater', 'success', 'Saved', async (visitor) => {
    await fillCart(visitor);
    return { id: m625Violet };
  }),
  example('saveForLater', 'goodsNotFound', 'No such goods', { id: goodsThatNeverWere }),
  example('saveForLater', 'addFailed', 'Not saved', { id: m625Violet }, { scenarios: 'cart.add-failed' }),
  exampleAfter('moveToCart', 'success', 'Moved', async ({ shop }) => {
    await shop.saveForLater({ id: m625Violet, goods_number: 2 });
    return { id: m625Violet };
  }),
  exampleAfter('moveToCart', 'outOfStock', 'Out of stock', async ({ shop }) => {
    await shop.saveForLater({ id: soldOutM990 });
    return { id: soldOutM990 };
  }),
  exampleAfter('moveToCart', 'quantityExceedsMaximum', 'The cart has the maximum', async ({ shop }) => {
    await shop.saveForLater({ id: m625Violet });
    await shop.addCartItem({ id: m625Violet, goods_number: 10 });
    return { id: m625Violet };
  }),
  example('moveToCart', 'cartItemNotFound', 'Not saved', { id: reducedB4 }),
  example('moveToCart', 'addFailed', 'Not moved', { id: m625Violet }, { scenarios: 'cart.add-failed' }),
  exampleAfter('deleteSavedItem', 'success', 'Removed', async ({ shop }) => {
    await shop.saveForLater({ id: m625Violet });
    return { id: m625Violet };
  }),

  exampleAfter('checkoutCart', 'success', 'Everything can be ordered', async (visitor) => {
    await fillCart(visitor);
    return { params: twoLines };
  }),
  exampleAfter('checkoutCart', 'outOfStock', 'Out of stock', async (visitor) => {
    await fillCart(visitor);
    await visitor.turn('stock.out');
    return { params: twoLines };
  }),
  exampleAfter('checkoutCart', 'quantityExceedsMaximum', 'Above the maximum', async (visitor) => {
    await fillCart(visitor);
    return { params: [{ goods_id: m625Violet, goods_number: 11 }] };
  }),
  exampleAfter('checkoutCart', 'quantityBelowOne', 'A quantity below one', async (visitor) => {
    await fillCart(visitor);
    return { params: [{ goods_id: k9Ember, goods_number: 0 }] };
  }),
  exampleAfter('checkoutCart', 'cartItemNotFound', 'Not in the cart', async (visitor) => {
    await fillCart(visitor);
    return { params: [{ goods_id: reducedB4, goods_number: 1 }] };
  }),
  example('checkoutCart', 'cartEmpty', 'Empty cart', { params: twoLines }),

  example('buyNow', 'success', 'Registered', { id: k9Ember, goods_number: 1, type: 2 }),
  example('buyNow', 'goodsNotFound', 'No such goods', { id: goodsThatNeverWere, goods_number: 1, type: 2 }),
  example('buyNow', 'outOfStock', 'Out of stock', { id: soldOutM990, goods_number: 1, type: 2 }),
  example('buyNow', 'quantityExceedsMaximum', 'Above the maximum', {
    id: k9Ember,
    goods_number: 11,
    type: 2,
  }),
  example('buyNow', 'quantityBelowOne', 'A quantity below one', { id: k9Ember, goods_number: 0, type: 2 }),
];
