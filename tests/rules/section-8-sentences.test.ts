import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envelopeCalls } from '../contract/support/bundle.ts';

const english: Record<string, string> = JSON.parse(readFileSync('packages/ui/lang/en.json', 'utf8'));
const shownByTheShop = new Set(Object.values(english));

test.each([
  'Please enter keyword to search!',
  'You have not login yet, please login',
  'There is no item in your cart, please go shopping!',
  'Failed to delete, please try again later!',
  'Failed to add, please try again later!',
  'The item is out of stock now!',
  'Failed to request data, please try again later!',
  'The item quantity you purchased exceeds the maximum!',
  'Payment page is redirecting',
  'The order payment succeeded',
  'Order payment failed',
])(
  '[LAY-03 LAY-05 CART-04 CART-05 CART-06 CAT-01 DET-02 PAY-02 PAY-03] the shop has the English message: %s',
  (sentence) => {
    expect(shownByTheShop).toContain(sentence);
  },
);

const sentences = new Map<string, unknown>(
  envelopeCalls.flatMap(({ id, answers }) =>
    answers.map(({ name, value }) => [`${id}/${name}`, value] as const),
  ),
);

test.each([
  ['addCartItem/addFailed', 'Failed to add, please try again later!'],
  ['addCartItem/outOfStock', 'The item is out of stock now!'],
  ['addCartItem/quantityExceedsMaximum', 'The item quantity you purchased exceeds the maximum!'],
  ['deleteCartItem/deleteFailed', 'Failed to delete, please try again later!'],
  ['listCategories/requestDataFailed', 'Failed to request data, please try again later!'],
  ['checkoutCart/cartEmpty', 'There is no item in your cart, please go shopping!'],
  ['getUserInfo/loginRequired', 'You have not login yet, please login'],
  ['confirmCharge/success', 'The order payment succeeded'],
  ['confirmCharge/paymentFailed', 'Order payment failed'],
  ['checkoutOrder/success', 'Payment page is redirecting'],
])('[ERR-01] the server answers %s with: %s', (example, sentence) => {
  expect(sentences.get(example)).toMatchObject({ msg: sentence });
});
