import { readFileSync } from 'node:fs';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { messagesOf } from '../../packages/mock-server/src/messages/messages.ts';
import { envelopeCalls } from '../contract/support/bundle.ts';

const english = sentencesOf('en');

function sentencesOf(locale: Locale): Record<string, string> {
  return JSON.parse(readFileSync(`packages/ui/lang/${locale}.json`, 'utf8'));
}

test.each([
  ['searchField.missing', 'Please enter keyword to search!'],
  ['toast.notLoggedIn', 'You have not login yet, please login'],
  ['cart.empty-text', 'There is no item in your cart, please go shopping!'],
  ['toast.emptyCart', 'There is no item in your cart, please go shopping!'],
  ['cartLine.deleteFailed', 'Failed to delete, please try again later!'],
  ['toast.cartDeleteFailed', 'Failed to delete, please try again later!'],
  ['toast.cartAddFailed', 'Failed to add, please try again later!'],
  ['cartLine.outOfStock', 'The item is out of stock now!'],
  ['toast.outOfStock', 'The item is out of stock now!'],
  ['toast.categoryFailed', 'Failed to request data, please try again later!'],
  ['numberStepper.exceedsMaximum', 'The item quantity you purchased exceeds the maximum!'],
  ['toast.exceedsMaximum', 'The item quantity you purchased exceeds the maximum!'],
  ['payment.redirecting', 'Payment page is redirecting'],
  ['toast.paymentRedirecting', 'Payment page is redirecting'],
  ['payment-result.succeeded', 'The order payment succeeded'],
  ['payment-result.failed', 'Order payment failed'],
])('[ERR-01] the message %s of the shop is: %s', (id, sentence) => {
  expect(english[id]).toBe(sentence);
});

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

test.each(locales)('[ERR-01] shop and server say the same about one failure, in %s', (locale) => {
  const { refusals } = messagesOf(locale);
  const shop = sentencesOf(locale);
  const pairs = [
    ['toast.notLoggedIn', refusals.loginRequired],
    ['toast.emptyCart', refusals.cartEmpty],
    ['toast.cartDeleteFailed', refusals.deleteFailed],
    ['toast.cartAddFailed', refusals.addFailed],
    ['toast.outOfStock', refusals.outOfStock],
    ['toast.categoryFailed', refusals.requestDataFailed],
    ['toast.exceedsMaximum', refusals.quantityExceedsMaximum],
  ] as const;
  expect(Object.fromEntries(pairs.map(([id]) => [id, shop[id]]))).toEqual(Object.fromEntries(pairs));
});
