import type { FlashSaleItem, FullReduction, GoodsSummary, HotProduct } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { fullReduction } from '@signal-shop/sdk/rules/full-reduction';
import { fromCents, toCents } from '@signal-shop/sdk/rules/price';
import { aFlashSaleItem, aGoods, aHotProduct, fixedNow } from '@signal-shop/sdk/testing';

/** The fixed time of all stories, in milliseconds. */
export const storyNowMs = fixedNow * 1_000;

export const longGermanName =
  'Kabelloses Gaming-Headset mit Geräuschunterdrückung und abnehmbarem Hochleistungsmikrofon, glutrot';

/** A headset in ember, reduced by a quarter. */
export const ember: GoodsSummary = aGoods({
  goods_id: 1201,
  name: 'K9 Wireless Headset, ember',
  goods_unit: 'K9',
  goods_kind: 'headset',
  goods_color: 'ember',
  goods_desc: '50 mm drivers · 16 ms wireless',
  goods_price: 59.9,
  original_price: 79.9,
  lowest_price_30_days: 76.7,
  stock_count: 38,
  rating: 4.6,
  comment_count: 128,
});

export const mouse: GoodsSummary = aGoods({
  goods_id: 1202,
  name: 'M625 Mouse, ultraviolet',
  goods_unit: 'M625',
  goods_kind: 'mouse',
  goods_color: 'violet',
  goods_desc: '7 buttons · 12 000 dpi',
  goods_price: 34.9,
  original_price: 34.9,
  is_new: Flag.yes,
  stock_count: 52,
  rating: 4.2,
  comment_count: 41,
});

export const flashItem: FlashSaleItem = aFlashSaleItem({
  id: 1201,
  name: ember.name,
  goods_unit: 'K9',
  goods_kind: 'headset',
  goods_color: 'ember',
  goods_price: 79.9,
  seckill_price: 53.3,
  lowest_price_30_days: 76.7,
  seckill_count: 14,
  percent: 68,
});

export const hotProduct: HotProduct = aHotProduct({
  id: 1203,
  name: 'G10 Studio Headset, blue',
  cateName: 'Wireless headsets',
  goods_unit: 'G10',
  goods_kind: 'headset',
  goods_color: 'blue',
  goods_price: 89.9,
  original_price: 89.9,
  stock_count: 20,
});

/** The server's full reduction for a cart with this subtotal. */
export function reductionAt(pay: number): FullReduction {
  const cents = fullReduction(toCents(pay));
  return {
    begin: fromCents(cents.begin),
    pay,
    over: fromCents(cents.over),
    reduce: fromCents(cents.reduce),
    poor: fromCents(cents.poor),
    kg: Flag.yes,
  };
}
