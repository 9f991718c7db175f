import { dayMs, hourMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { aheadText, distanceText, stepOf } from './clock-steps.ts';

test('any amount of any unit is a step, negative and fractional ones included', () => {
  expect(stepOf('90', 's')).toBe(90_000);
  expect(stepOf(' 1,5 ', 'h')).toBe(5_400_000);
  expect(stepOf('-2', 'day')).toBe(-172_800_000);
});

test.each(['', 'soon', '1e999'])('"%s" is not an amount', (amount) => {
  expect(() => stepOf(amount, 'min')).toThrow('a number such as 90');
});

test('a duration is shown in its two largest units', () => {
  expect(distanceText(hourMs)).toBe('1 h');
  expect(distanceText(2 * dayMs + hourMs + 1000)).toBe('2 days 1 h');
  expect(distanceText(400)).toBe('less than a second');
  expect(aheadText(90_000)).toBe('1 min 30 s ahead');
  expect(aheadText(-dayMs)).toBe('1 day behind');
});
