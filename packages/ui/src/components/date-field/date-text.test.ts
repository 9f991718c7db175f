// @vitest-environment node
import { expect, test } from 'vitest';
import { datePartsOf, dateProblem, dateTextOf, isoDateOf } from './date-text.ts';

const now = Date.parse('2026-01-15T12:00:00Z');

test.each([
  ['', null],
  ['1994-05-17', null],
  ['1994-5-7', null],
  ['2024-02-29', null],
  ['1994--', 'incomplete'],
  ['94-05-17', 'incomplete'],
  ['1994-02-31', 'impossible'],
  ['2023-02-29', 'impossible'],
  ['1994-13-01', 'impossible'],
  ['1994-00-10', 'impossible'],
  ['2026-01-16', 'future'],
  ['2026-01-15', null],
])('[VAL-01] the date %j is validated: %s', (text, problem) => {
  expect(dateProblem(text, now)).toBe(problem);
});

test("a date is serialized in the contract's format, and an empty one as an empty string", () => {
  expect(isoDateOf('1994-5-7')).toBe('1994-05-07');
  expect(dateTextOf({ year: '', month: '', day: '' })).toBe('');
  expect(datePartsOf(dateTextOf({ year: '', month: '5', day: '' }))).toEqual({
    year: '',
    month: '5',
    day: '',
  });
});
