import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import { aGoods } from '@signal-shop/sdk/testing';
import { expect, test } from 'vitest';
import { tagOfGoods } from './tag-of-goods.ts';

const plain = aGoods({ goods_id: 1201 });

test('regular goods have no tag', () => {
  expect(tagOfGoods(plain)).toBeNull();
});

test('[HOME-04] sold out wins over every other tag', () => {
  const goods = { ...plain, stock_count: 0, is_new: Flag.yes, is_rebate: RebateKind.percent, rebate: 25 };
  expect(tagOfGoods(goods)).toEqual({ kind: 'soldOut' });
});

test('a reduction is labeled with the kind that the server sends', () => {
  expect(tagOfGoods({ ...plain, is_rebate: RebateKind.percent, rebate: 24.6 })).toEqual({
    kind: 'percent',
    percent: 25,
  });
  expect(tagOfGoods({ ...plain, is_rebate: RebateKind.amount, rebate: 20 })).toEqual({
    kind: 'amount',
    amount: 20,
  });
});

test('[LAY-04] new goods are tagged when no other tag applies', () => {
  expect(tagOfGoods({ ...plain, is_new: Flag.yes })).toEqual({ kind: 'new' });
});
