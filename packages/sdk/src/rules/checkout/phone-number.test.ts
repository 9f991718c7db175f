// @vitest-environment node
import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

test.each([
  '+1 206 555 0177',
  '(030) 1234-5678',
  '030/123456',
  '06.12.34.56.78',
  '０９０－１２３４－５６７８',
  ' 11511 ',
  '+1 206 555 0177 ext. 12',
  '206-555-0177x12',
])('[VAL-01] %j can be a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each([
  '',
  '1234',
  'ada@example.com',
  'call me',
  '1'.repeat(21),
  '+++',
  '555-ABCD',
  '1,23456',
  '12 ext. 3456',
  '206 555 0177 ext.',
])('[VAL-01] %j cannot be a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

test('[X12] a long text is validated quickly', () => {
  expect(isPhoneNumber(`${'+('.repeat(25_000)}x`)).toBe(false);
});
