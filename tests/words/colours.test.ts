import { readFileSync } from 'node:fs';
import { createShop } from '@signal-shop/mock-server';
import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';

test.each(locales)('a color has the same name in cart, orders and goods’ names, in %s', (locale) => {
  const words: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(`packages/ui/lang/${locale}.json`, 'utf8'),
  );
  const goods = [...createShop().world('default').shop.goods.values()];
  expect(goods.length).toBeGreaterThan(0);
  for (const { colour, colourName } of goods)
    expect(colourName[locale].toLowerCase(), colour).toBe(words[`colour.${colour}`]?.toLowerCase());
});
