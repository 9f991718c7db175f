import { createShop } from '@signal-shop/mock-server';
import { visit } from '@signal-shop/mock-server/testing';
import { currencySymbols, locales } from '@signal-shop/sdk/constants';
import { discountPercent } from '@signal-shop/sdk/rules/discount';
import { formatMoney, fromCents, toCents } from '@signal-shop/sdk/rules/price';
import { expect, test } from 'vitest';

test('[PAY-04] each language has the currency symbol of the specification', () => {
  expect(currencySymbols).toEqual({ en: '$', de: '€', es: '€', fr: '€', it: '€', zh: '￥', ja: 'JP￥' });
});

test.each(locales)('[PAY-04] every price in %s has its symbol once and two decimals', (locale) => {
  const symbol = currencySymbols[locale];
  for (const amount of [0, 0.5, 7, 19.99, 1_234.5, 99_999.99]) {
    const text = formatMoney(amount, locale);
    expect(text.split(symbol)).toHaveLength(2);
    expect(text.replaceAll(/[^\d.,]/g, '')).toMatch(/[.,]\d\d$/);
  }
});

test.each(locales)('[PAY-04] no price of the shop has more than two decimals in %s', async (locale) => {
  const shop = visit(createShop(), { locale });
  const { msg } = await shop.listGoods({ page_size: 48 });
  for (const { goods_price, original_price } of msg) {
    expect(fromCents(toCents(goods_price))).toBe(goods_price);
    expect(fromCents(toCents(original_price))).toBe(original_price);
  }
});

test('[FLASH-05] the percentage of every flash price is a whole number computed from both prices', async () => {
  const shop = visit(createShop());
  const { msg } = await shop.getFlashSale();
  const items = msg.flatMap(({ goods }) => goods);
  expect(items.length).toBeGreaterThan(0);
  for (const { goods_price, seckill_price } of items) {
    const percent = discountPercent(goods_price, seckill_price);
    expect(percent).toBe(Math.round((1 - seckill_price / goods_price) * 100));
    expect(percent).toBeGreaterThan(0);
  }
});
