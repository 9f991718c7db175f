import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OrderStatus } from '../contract/contract.ts';
import { anOrderDetail, anOrderLine } from '../generated/testing/makers.ts';
import { normalizeQuantity, orderableMaximum } from './cart/quantity.ts';
import { clampPercent, discountPercent } from './catalogue/discount.ts';
import { countdownParts, isFlashSaleActive, remainingSeconds } from './flash-sale/countdown.ts';
import { missedDeadlines } from './orders/delivery-deadlines.ts';
import { daysLeft, lastDayZone, lastSecondOfDays } from './orders/last-day.ts';
import { isOrderOver } from './orders/order-over.ts';
import { isReviewOpen, reviewClosesAt } from './orders/review-window.ts';
import { daySeconds } from './time.ts';

test.each([
  ['3', 3, 'none'],
  [' 7 ', 7, 'none'],
  ['+4', 4, 'none'],
  ['１２', 10, 'exceeds-maximum'],
  ['1.5', 1, 'not-whole'],
  ['2.9', 2, 'not-whole'],
  ['2.0', 2, 'none'],
  ['', 1, 'not-a-number'],
  ['abc', 1, 'not-a-number'],
  ['NaN', 1, 'not-a-number'],
  ['Infinity', 1, 'not-a-number'],
  ['0x10', 1, 'not-a-number'],
  ['1,000', 1, 'not-a-number'],
  ['0', 1, 'below-one'],
  ['0.5', 1, 'below-one'],
  ['-1', 1, 'below-one'],
  ['-3', 1, 'below-one'],
  ['11', 10, 'exceeds-maximum'],
  ['1e3', 10, 'exceeds-maximum'],
  ['1e9', 10, 'exceeds-maximum'],
  [Number.POSITIVE_INFINITY, 10, 'exceeds-maximum'],
  [Number.NaN, 1, 'not-a-number'],
] as const)('[CART-02] the input "%s" becomes %i with a maximum of ten (%s)', (input, quantity, notice) => {
  expect(normalizeQuantity(input, 10)).toEqual({ quantity, notice });
});

test('[CART-02] [C03] every input becomes a whole number from 1 to the maximum, quickly', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double(), fc.double().map(String)),
      fc.integer({ min: -5, max: 99 }),
      (input, maximum) => {
        const { quantity } = normalizeQuantity(input, maximum);
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(Math.max(1, maximum));
      },
    ),
  );
  expect(normalizeQuantity('1'.repeat(50_000), 10).notice).toBe('not-a-number');
});

test('[DET-02] an order accepts no more than the shop allows and the stock has', () => {
  expect(orderableMaximum({ maximum: 10, stock_count: 3 })).toBe(3);
  expect(orderableMaximum({ maximum: 5, stock_count: 30 })).toBe(5);
  expect(orderableMaximum({ maximum: 5, stock_count: -2 })).toBe(0);
});

test.each([
  [100, 74.6, 25],
  [100, 74.4, 26],
  [59.99, 59.99, 0],
  [59.99, 70, 0],
  [0, 0, 0],
  [100, -5, 0],
  [Number.NaN, 10, 0],
  [100, 0, 100],
])('[FLASH-05] [E12] the discount from %d to %d is %i percent', (original, current, percent) => {
  expect(discountPercent(original, current)).toBe(percent);
});

test.each([
  [150, 100],
  [-5, 0],
  [Number.NaN, 0],
  [49.6, 50],
])('[FLASH-05] [E12] progress %d is clamped to %i percent', (progress, percent) => {
  expect(clampPercent(progress)).toBe(percent);
});

test.each([
  [3_725, { days: 0, hours: 1, minutes: 2, seconds: 5 }],
  [90_061, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-1, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [Number.NaN, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1e12, { days: 999, hours: 0, minutes: 0, seconds: 0 }],
])('[FLASH-04] [E09] splits %d remaining seconds into parts', (seconds, parts) => {
  expect(countdownParts(seconds)).toEqual(parts);
});

test('[FLASH-04] [E09] a countdown follows the clock, not its ticks, and clamps at zero', () => {
  expect(remainingSeconds(10, 5_000, 5_000)).toBe(10);
  expect(remainingSeconds(10, 5_000, 5_999)).toBe(10);
  expect(remainingSeconds(10, 5_000, 6_000)).toBe(9);
  expect(remainingSeconds(10, 5_000, 605_000)).toBe(0);
  expect(remainingSeconds(10, 5_000, 1_000)).toBe(10);
  expect(remainingSeconds(Number.NaN, 0, 0)).toBe(0);
});

test.each([
  ['inside', 100, 200, 150, true],
  ['at the start of', 100, 200, 100, true],
  ['at the end of', 100, 200, 200, false],
  ['before', 100, 200, 99, false],
  ['begin after end', 200, 100, 150, false],
  ['no planned sale', 0, 0, 0, false],
  ['a missing time', Number.NaN, 200, 150, false],
])(
  '[FLASH-03] [E10] %s the window, the time of the server decides whether the sale is active',
  (_case, begin, over, time, active) => {
    expect(
      isFlashSaleActive({ activity_begin_time: begin, activity_over_time: over, server_time: time }),
    ).toBe(active);
  },
);

test('[FLASH-03] [E10] a sale with invalid times is closed', () => {
  const nonsense = fc.constantFrom(Number.NaN, Number.NEGATIVE_INFINITY, -1, 0);
  const moment = fc.nat({ max: 2 ** 31 });
  fc.assert(
    fc.property(moment, moment, fc.nat({ max: 1_000 }), nonsense, (begin, time, past, odd) => {
      const isOpen = (from: number, to: number, now: number) =>
        isFlashSaleActive({ activity_begin_time: from, activity_over_time: to, server_time: now });
      expect(isOpen(begin, begin - past, time)).toBe(false);
      expect(isOpen(begin, odd, time)).toBe(false);
      expect(isOpen(Number.NaN, begin, time)).toBe(false);
      expect(isOpen(begin * 1_000 + 2 ** 32, begin * 1_000 + 2 ** 33, time)).toBe(false);
    }),
  );
});

test('[REV-01] a review can be written until 30 days after delivery', () => {
  const deliveryTime = 1_760_000_000;
  const closes = reviewClosesAt(deliveryTime);
  expect(closes).toBe(lastSecondOfDays(deliveryTime, 30));
  expect(isReviewOpen(deliveryTime, deliveryTime)).toBe(true);
  expect(isReviewOpen(deliveryTime, closes)).toBe(true);
  expect(isReviewOpen(deliveryTime, closes + 1)).toBe(false);
  expect(isReviewOpen(null, deliveryTime)).toBe(false);
  expect(isReviewOpen(deliveryTime, deliveryTime - 1)).toBe(false);
});

test('[SUP-01] an order is final when it is complete, canceled or refunded, or its refund was rejected', () => {
  const over = Object.entries(OrderStatus).flatMap(([name, status]) => (isOrderOver(status) ? [name] : []));
  expect(over.sort()).toEqual(['cancelled', 'complete', 'refundRejected', 'refunded']);
});

test.each(['Pacific/Kiritimati', 'Asia/Tokyo', 'Europe/Berlin', 'UTC', 'America/Los_Angeles', 'Etc/GMT+12'])(
  '[BEY-06] [BEY-07] a deadline lasts to the end of its date, also for a reader in %s',
  (timeZone) => {
    const format = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), fc.nat(400), (since, days) => {
        const last = lastSecondOfDays(since, days);
        const localTime = format(lastDayZone).format(last * 1_000);
        expect(format(timeZone).format((last + 1) * 1_000) > localTime).toBe(true);
        expect(last - since).toBeGreaterThanOrEqual(days * daySeconds);
        expect(last - since).toBeLessThan((days + 1.5) * daySeconds);
      }),
      { numRuns: 50 },
    );
  },
);

test('[USER-07] the remaining days end with the date of the deadline', () => {
  const noon = Date.UTC(2026, 0, 15, 12) / 1_000;
  const last = lastSecondOfDays(noon, 365);
  expect(daysLeft(last, noon)).toBe(365);
  expect(daysLeft(last, noon + 364 * daySeconds)).toBe(1);
  expect(daysLeft(last, last)).toBe(1);
});

const delivered = anOrderDetail({
  orderstatus: OrderStatus.received,
  timeline: [{ orderstatus: OrderStatus.received, time: 1_760_000_000, until: null, note: '' }],
  lines: [anOrderLine({ cid: null, after_sales_id: null, qtime: null })],
  allowed_actions: [],
});

test('[USER-05] actions are missed once their window after the delivery has closed', () => {
  const afterDays = (days: number) =>
    missedDeadlines(delivered, 1_760_000_000 + days * daySeconds).map(({ action }) => action);
  expect(afterDays(29)).toEqual([]);
  expect(afterDays(32)).toEqual(['review']);
  expect(afterDays(47)).toEqual(['review', 'afterSales']);
  expect(missedDeadlines({ ...delivered, timeline: [] }, Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test('[USER-05] an action that is still allowed, or was taken for every line, is not missed', () => {
  const late = 1_760_000_000 + 60 * daySeconds;
  const reviewed = { ...delivered, lines: [anOrderLine({ cid: 7, after_sales_id: null, qtime: null })] };
  const actionsOf = (order: typeof delivered) => missedDeadlines(order, late).map(({ action }) => action);
  expect(actionsOf(delivered)).toEqual(['review', 'afterSales']);
  expect(actionsOf(reviewed)).toEqual(['afterSales']);
  expect(actionsOf({ ...delivered, allowed_actions: ['afterSales'] })).toEqual(['review']);
});
