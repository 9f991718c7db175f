import { createShop } from '@signal-shop/mock-server';
import { visit } from '@signal-shop/mock-server/testing';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale, ResultOf } from '@signal-shop/sdk/contract';
import { CartType } from '@signal-shop/sdk/contract';
import { fullReduction } from '@signal-shop/sdk/rules/full-reduction';
import { toCents } from '@signal-shop/sdk/rules/price';
import { expect, test } from 'vitest';

/** US cents: eligible subtotal, reduction, reached tier and next tier. */
const table = [
  [1, 0, 0, 3_000],
  [2_999, 0, 0, 3_000],
  [3_000, 200, 3_000, 6_000],
  [3_001, 200, 3_000, 6_000],
  [5_999, 200, 3_000, 6_000],
  [6_000, 500, 6_000, 12_000],
  [11_999, 500, 6_000, 12_000],
  [12_000, 1_000, 12_000, 18_000],
  [17_999, 1_000, 12_000, 18_000],
  [18_000, 1_500, 18_000, 24_000],
  [23_999, 1_500, 18_000, 24_000],
  [24_000, 2_000, 24_000, 30_000],
  [29_999, 2_000, 24_000, 30_000],
  [30_000, 2_500, 30_000, 36_000],
  [35_999, 2_500, 30_000, 36_000],
  [36_000, 3_000, 36_000, 36_000],
  [1_000_000, 3_000, 36_000, 36_000],
] as const;

/** The value of a US dollar in each language's currency. */
const factors = { en: 1, de: 1, es: 1, fr: 1, it: 1, zh: 7, ja: 100 } as const satisfies Record<
  Locale,
  number
>;

test.each(table)(
  '[CART-07] [C09] the SDK: %i cents save %i, reach %i, and the next tier is %i',
  (pay, reduce, begin, over) => {
    expect(fullReduction(pay)).toEqual({ pay, reduce, begin, over, poor: begin === over ? 0 : over - pay });
  },
);

test.each(table)(
  '[CART-07] [C09] the shop: %i cents save %i in every language',
  async (cents, savedCents) => {
    const { begin, over, poor } = fullReduction(cents);
    for (const locale of locales) {
      const cart = await cartWorth(cents, locale);
      const money = (amount: number) => toCents(amount) / factors[locale];
      expect({ locale, ...each(cart.msgData, money) }).toEqual({
        locale,
        begin,
        pay: cents,
        over,
        reduce: savedCents,
        poor,
      });
      expect(money(cart.total)).toBe(cents - savedCents);
      expect(cart.rebate).toBe(savedCents > 0 ? 1 : 0);
    }
  },
);

test('[CART-07] the largest reduction is 30 dollars', () => {
  expect(Math.max(...table.map(([cents]) => fullReduction(cents).reduce))).toBe(3_000);
});

async function cartWorth(cents: number, locale: Locale): Promise<ResultOf<'getCart'>> {
  const server = createShop({ scenarios: 'flash.closed' });
  const shop = visit(server, { locale });
  const { msg } = await shop.listGoods({ filter: ['inStock'], page_size: 1 });
  const id = msg[0]?.goods_id ?? 0;
  server.world('default').state.prices.set(id, cents);
  return shop.getCart({ items: [{ id, goods_number: 1, type: CartType.cart }] });
}

function each(data: ResultOf<'getCart'>['msgData'], money: (amount: number) => number) {
  const { begin, pay, over, reduce, poor } = data;
  return {
    begin: money(begin),
    pay: money(pay),
    over: money(over),
    reduce: money(reduce),
    poor: money(poor),
  };
}
