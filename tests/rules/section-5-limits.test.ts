import { logNothing, startMockServer } from '@signal-shop/mock-server/server';
import { temporaryCartEntriesMaximum } from '@signal-shop/sdk/constants';
import { limits } from '@signal-shop/sdk/contract';
import { normalizeQuantity } from '@signal-shop/sdk/rules/quantity';
import { expect, onTestFinished, test } from 'vitest';

test('[AUTH-01] a password has 6 to 20 characters', () => {
  expect(limits.logIn.password).toMatchObject({ required: true, minLength: 6, maxLength: 20 });
});

test.each([
  ['12345', 422],
  ['123456', 200],
  ['ä'.repeat(20), 200],
  ['🎧'.repeat(20), 200],
  ['a'.repeat(21), 422],
  ['   ', 422],
  ['      ', 200],
])('[AUTH-01] the password %j is validated untrimmed, by its characters: %i', async (password, status) => {
  const server = await startMockServer({ port: 0, log: logNothing });
  onTestFinished(() => server.close());
  const response = await fetch(new URL('/api/login/login', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password }),
  });
  expect(response.status).toBe(status);
});

test.each([
  ['first_name', 2, 100],
  ['last_name', 2, 50],
  ['address', 2, 500],
  ['address_two', 0, 500],
  ['postal_code', 1, 100],
  ['city', 1, 100],
  // Countries without states have an empty one.
  ['state', 0, 100],
  ['phone', 2, 50],
] as const)('[PAY-01 VAL-01] %s has %i to %i characters', (field, minLength, maxLength) => {
  expect(limits.Address[field]).toMatchObject({ required: true, minLength, maxLength });
});

test.each(['first_name', 'last_name', 'address', 'postal_code', 'city', 'phone'] as const)(
  '[VAL-01] %s must not consist of spaces',
  (field) => {
    expect(new RegExp(limits.Address[field].pattern).test('   ')).toBe(false);
  },
);

test('[VAL-01] a country is a two-letter code', () => {
  const { pattern } = limits.Address.region;
  expect(['US', 'us', 'USA', ''].map((code) => new RegExp(pattern).test(code))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['abc', 1],
  ['', 1],
  ['-3', 1],
  ['0', 1],
  ['3', 3],
  ['1e9', 10],
  ['99', 10],
])('[CART-02] the quantity %j becomes %i with a maximum of ten', (input, quantity) => {
  expect(normalizeQuantity(input, 10).quantity).toBe(quantity);
});

test('[CART-08] the contract accepts every line of a guest cart', () => {
  expect(limits.TemporaryCartEntry.goods_number).toMatchObject({ minimum: 1, maximum: 99 });
  expect(limits.joinCart.items.maxItems).toBeGreaterThanOrEqual(temporaryCartEntriesMaximum);
});

test('[LAY-03] an empty keyword is not searched', () => {
  expect(limits.listGoods.keywords.minLength).toBe(1);
});

test('[CAT-02] a page has 1 to 48 goods', () => {
  expect(limits.listGoods.page_size).toMatchObject({ minimum: 1, maximum: 48 });
  expect(limits.listGoods.page).toMatchObject({ minimum: 1 });
});
