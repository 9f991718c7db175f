import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  vAddress,
  vBanner,
  vCartItem,
  vComment,
  vGoodsDetail,
  vGoodsSummary,
  vOrderDetail,
  vOrderSummary,
} from '../generated/valibot.gen.ts';
import { makeBanner, makeComment, makeGoods, makeGoodsDetail } from './goods.ts';
import { makeAddress, makeCartItem, makeOrder, makeOrderDetail } from './orders.ts';

const makers = {
  goods: { make: (id: number) => makeGoods(id), schema: vGoodsSummary },
  detail: { make: (id: number) => makeGoodsDetail(id), schema: vGoodsDetail },
  comment: { make: (id: number) => makeComment(id), schema: vComment },
  banner: { make: (id: number) => makeBanner(id), schema: vBanner },
  cartItem: { make: (id: number) => makeCartItem(id), schema: vCartItem },
  order: { make: (id: number) => makeOrder(`SG${id}00000000`), schema: vOrderSummary },
  orderDetail: { make: (id: number) => makeOrderDetail(`SG${id}00000000`), schema: vOrderDetail },
  address: { make: () => makeAddress(), schema: vAddress },
};

test.each(Object.entries(makers))(
  'a made %s keeps the contract, and is the same each time',
  (_name, { make, schema }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (id) => {
        const made = make(id);
        expect(v.safeParse(schema, made).issues).toBeUndefined();
        expect(make(id)).toEqual(made);
      }),
    );
  },
);

test('the same goods look and cost the same in a list and in a cart', () => {
  const { name, goods_color, goods_price } = makeGoods(1_201);
  expect(makeCartItem(1_201)).toMatchObject({ name, goods_color, price: goods_price });
});

test('different ids make different things', () => {
  const names = new Set(Array.from({ length: 60 }, (_unused, index) => JSON.stringify(makeGoods(index + 1))));
  expect(names.size).toBe(60);
});
