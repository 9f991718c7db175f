import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRetryBudget, retryDelayMs } from './retry.ts';

const now = Date.parse('2026-01-15T12:00:00Z');

test('[N07] delays double, jitter shortens them to no less than half, and they end at the longest', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.nat(20), chance, (repetition, luck) => {
      const full = Math.min(5_000, 300 * 2 ** repetition);
      const delay = retryDelayMs(repetition, null, {}, luck, now) ?? -1;
      expect(delay).toBeGreaterThanOrEqual(full / 2);
      expect(delay).toBeLessThanOrEqual(full);
    }),
  );
});

test('[N07] a server sets the delay in seconds or as a date', () => {
  expect(retryDelayMs(0, '2', {}, 0.5, now)).toBe(2_000);
  expect(retryDelayMs(0, 'Thu, 15 Jan 2026 12:00:03 GMT', {}, 0.5, now)).toBe(3_000);
  expect(retryDelayMs(0, 'Thu, 15 Jan 2026 11:00:00 GMT', {}, 0.5, now)).toBe(0);
  expect(retryDelayMs(0, '6', {}, 0.5, now)).toBeUndefined();
  expect(retryDelayMs(0, 'soon', {}, 1, now)).toBe(300);
});

test('retries spend the budget and responses refill it', () => {
  const budget = createRetryBudget();
  const spends = Array.from({ length: 40 }, () => budget.spend()).filter(Boolean);
  expect(spends).toHaveLength(20);
  for (let answers = 0; answers < 9; answers += 1) budget.refill();
  expect(budget.spend()).toBe(false);
  budget.refill();
  budget.refill();
  expect(budget.spend()).toBe(true);
});
