import { expect, test } from 'vitest';
import { nextGoods } from './next-goods.ts';

const goods = [offer(900), offer(300), offer(600), { ...offer(400), stock_count: 0 }];

test('the goal is the cheapest goods in stock that the balance does not reach', () => {
  expect(nextGoods(goods, 300)).toEqual(offer(600));
  expect(nextGoods(goods, 0)).toEqual(offer(300));
});

test('with enough points for everything it is the dearest goods', () => {
  expect(nextGoods(goods, 5_000)).toEqual(offer(900));
});

test('without goods there is none', () => {
  expect(nextGoods([], 100)).toBeNull();
});

function offer(points: number) {
  return { integral_price: points, stock_count: 5 };
}
