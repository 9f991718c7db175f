import { locales } from '@signal-shop/sdk/constants';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { messagesOf } from './messages.ts';

const fixedSentences = {
  loginRequired: 'You have not login yet, please login',
  userAlreadyRegistered: 'This user has been registered!',
  termsNotAccepted: 'Must agree to this term',
  registrationSuspended: 'Invalid input! Sorry, we do not accept new registration now',
  outOfStock: 'The item is out of stock now!',
  quantityExceedsMaximum: 'The item quantity you purchased exceeds the maximum!',
  cartEmpty: 'There is no item in your cart, please go shopping!',
  requestDataFailed: 'Failed to request data, please try again later!',
  addFailed: 'Failed to add, please try again later!',
  deleteFailed: 'Failed to delete, please try again later!',
  couponFailed: 'Server error, please try again later!',
  imageTooLarge: 'Please upload photo within 2M!',
  imageFormatInvalid: 'Invalid image format',
  emailInvalid: 'Please enter a correct Email!',
  paymentFailed: 'Order payment failed',
} as const;

test('returns the sentences of the specification unchanged', () => {
  const { refusals, confirmations } = messagesOf('en');
  expect(refusals).toMatchObject(fixedSentences);
  expect(confirmations.verificationCodeSent).toBe('Verification code sent!');
  expect(confirmations.paymentSucceeded).toBe('The order payment succeeded');
  expect(confirmations.paymentOpened).toBe('Payment page is redirecting');
});

test.each(locales)('[I18N-03] every refusal has a sentence in %s', (locale) => {
  const { refusals } = messagesOf(locale);
  const names = Object.keys(ResponseCode).filter((name) => name !== 'success');
  expect(Object.keys(refusals).sort()).toEqual(names.sort());
  for (const sentence of Object.values(refusals)) {
    expect(sentence.trim()).toBe(sentence);
    expect(sentence.length).toBeGreaterThan(3);
    expect(sentence.length).toBeLessThanOrEqual(500);
  }
});

test.each(locales.filter((locale) => locale !== 'en'))(
  '[I18N-03] no sentence is left in English in %s',
  (locale) => {
    const [english, translation] = [messagesOf('en'), messagesOf(locale)];
    const sentences = (messages: typeof english) =>
      Object.values(messages).flatMap((group) =>
        Object.entries<string>(group).map(([name, words]) => `${name}: ${words}`),
      );
    const same = sentences(translation).filter((sentence) => sentences(english).includes(sentence));
    expect(same).toEqual([]);
  },
);
