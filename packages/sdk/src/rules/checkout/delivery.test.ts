// @vitest-environment node
import { expect, test } from 'vitest';
import { arrivalWindow, findState, includedTax, isPostalCode } from './delivery.ts';

const daysOf = (paid: string, min_days: number, max_days: number) => {
  const { earliest, latest } = arrivalWindow(Date.parse(paid) / 1_000, { min_days, max_days });
  return [earliest, latest].map((time) => new Date(time * 1_000).toISOString().slice(0, 13));
};

test.each([
  ['a Monday', '2026-11-23T08:00:00Z', 2, 4, ['2026-11-25T12', '2026-11-27T12']],
  ['a Friday, over the weekend', '2026-11-27T23:59:59Z', 1, 2, ['2026-11-30T12', '2026-12-01T12']],
  ['a Saturday', '2026-11-28T00:00:00Z', 1, 3, ['2026-11-30T12', '2026-12-02T12']],
  ['a Sunday, over two weekends', '2026-11-29T12:00:00Z', 5, 6, ['2026-12-04T12', '2026-12-07T12']],
] as const)('[BEY-69] an order of %s arrives on working days', (_name, paid, from, to, days) => {
  expect(daysOf(paid, from, to)).toEqual(days);
});

test.each([
  ['[0-9]{5}', '80331', true],
  ['[0-9]{5}', ' 80331 ', true],
  ['[0-9]{5}', '８０３３１', true],
  ['[0-9]{5}', 'x', false],
  ['[0-9]{5}', '803310', false],
  ['[0-9]{4}|[A-Z]{2}', 'x1234', false],
  ['[A-Z][0-9] ?[0-9][A-Z]{2}', 'n1 9gu', true],
])('[BEY-70] the format %s with the postal code "%s": %s', (pattern, text, isValid) => {
  expect(isPostalCode(text, { postal_code: { pattern, example: '' } })).toBe(isValid);
});

test('a state is found by its code or its name', () => {
  const form = { states: [{ code: 'CA', name: 'California' }] };
  for (const text of ['CA', 'ca', ' california ']) expect(findState(text, form)?.code).toBe('CA');
  expect(findState('Atlantis', form)).toBeUndefined();
  expect(findState('', form)).toBeUndefined();
});

test.each([
  [11_900, 19, 1_900],
  [9_500, 10, 864],
  [5_000, 0, 0],
])('%i cents include %i percent of tax: %i cents', (sum, percent, tax) => {
  expect(includedTax(sum, percent)).toBe(tax);
});
