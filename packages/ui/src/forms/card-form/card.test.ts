import { expect, test } from 'vitest';
import type { CardDraft } from './card.ts';
import {
  cardBrand,
  cardProblems,
  expiryOf,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
} from './card.ts';

const nowMs = Date.UTC(2026, 0, 15);
const good: CardDraft = {
  holder: 'Ada Byte',
  number: '4242 4242 4242 4242',
  expiry: '04 / 29',
  securityCode: '123',
};

test('[PAY-02] a valid card has no errors', () => {
  expect(cardProblems(good, nowMs)).toEqual({});
});

test('groups a pasted number by four and drops everything but digits', () => {
  expect(formatCardNumber('4242-4242x42424242')).toBe('4242 4242 4242 4242');
  expect(formatCardNumber('４２４２')).toBe('4242');
});

test('parses an expiry date in several notations', () => {
  expect(formatExpiry('0429')).toBe('04 / 29');
  expect(formatExpiry('4')).toBe('04');
  expect(formatExpiry('04/2029')).toBe('04 / 29');
  expect(expiryOf('04 / 29')).toEqual({ month: 4, year: 2029 });
});

test('limits a security code to four digits', () => {
  expect(formatSecurityCode('12a345')).toBe('1234');
});

test('a number with a wrong check digit is malformed', () => {
  expect(cardProblems({ ...good, number: '4242 4242 4242 4241' }, nowMs)).toEqual({ number: 'malformed' });
});

test('a card is valid until the end of its month', () => {
  expect(cardProblems({ ...good, expiry: '01 / 26' }, nowMs)).toEqual({});
  expect(cardProblems({ ...good, expiry: '12 / 25' }, nowMs)).toEqual({ expiry: 'expired' });
  expect(cardProblems({ ...good, expiry: '13 / 29' }, nowMs)).toEqual({ expiry: 'malformed' });
});

test('[VAL-01] reports every empty field', () => {
  expect(cardProblems({ holder: ' ', number: '', expiry: '', securityCode: '' }, nowMs)).toEqual({
    holder: 'missing',
    number: 'missing',
    expiry: 'missing',
    securityCode: 'missing',
  });
});

test.each([
  ['4242 4242', 'visa'],
  ['5555 55', 'mastercard'],
  ['2720 99', 'mastercard'],
  ['2721 00', null],
  ['3782', 'amex'],
  ['3528', 'jcb'],
  ['6240', 'unionPay'],
  ['6011 11', 'discover'],
  ['', null],
] as const)('the number %s begins like a card of %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});
