import { expect, test } from 'vitest';
import { Flag, OrderStatus } from '../../contract/contract.ts';
import { anOrderDetail, anOrderLine } from '../../generated/testing/makers.ts';
import { daySeconds } from '../time.ts';
import { deliveryDeadline, missedDeadlines } from './delivery-deadlines.ts';
import { areForPointsOnly, linePoints } from './line-points.ts';
import { isReviewOpen, reviewClosesAt } from './review-window.ts';

const deliveredAt = 1_760_000_000;
const unused = { cid: null, after_sales_id: null, qtime: null };
const used = { cid: 7, after_sales_id: 8, qtime: deliveredAt };
const received = { orderstatus: OrderStatus.received, time: deliveredAt };
const paid = { orderstatus: OrderStatus.paid, time: deliveredAt - daySeconds };

function orderOf(lines: readonly object[], timeline: readonly object[] = [paid, received]) {
  const order = anOrderDetail({ lines: lines.map((line) => anOrderLine(line)), allowed_actions: [] });
  return {
    ...order,
    timeline: timeline.map((entry) => ({ ...order.timeline[0], ...entry })) as typeof order.timeline,
  };
}

const late = deliveredAt + 10_000 * daySeconds;
const actionsOf = (order: ReturnType<typeof orderOf>, now = late) =>
  missedDeadlines(order, now).map(({ action }) => action);

test('[USER-05] an action is missed if one line did not use it', () => {
  expect(actionsOf(orderOf([used, unused]))).toEqual(['review', 'afterSales', 'registerWarranty']);
  expect(actionsOf(orderOf([used]))).toEqual([]);
  expect(actionsOf(orderOf([{ ...used, cid: null }]))).toEqual(['review']);
  expect(actionsOf(orderOf([{ ...used, after_sales_id: null }]))).toEqual(['afterSales']);
  expect(actionsOf(orderOf([{ ...used, qtime: null }]))).toEqual(['registerWarranty']);
});

test('[USER-05] the last second of an action is not missed', () => {
  const until = deliveryDeadline('review', deliveredAt);
  const order = orderOf([{ ...used, cid: null }]);
  expect(actionsOf(order, until)).toEqual([]);
  expect(missedDeadlines(order, until + 1)).toEqual([{ action: 'review', until }]);
});

test('[USER-05] deadlines begin with the delivery', () => {
  const lines = [{ ...used, cid: null }];
  const completed = { orderstatus: OrderStatus.complete, time: deliveredAt };
  const until = deliveryDeadline('review', deliveredAt);
  expect(missedDeadlines(orderOf(lines, [paid, completed]), late)).toEqual([{ action: 'review', until }]);
  expect(actionsOf(orderOf(lines, [paid]))).toEqual([]);
  expect(actionsOf(orderOf(lines, [paid, { ...received, time: null }]))).toEqual([]);
});

test('[REV-01] an order can be reviewed from its delivery to the last second', () => {
  expect(isReviewOpen(null, deliveredAt)).toBe(false);
  expect(isReviewOpen(deliveredAt, deliveredAt - 1)).toBe(false);
  expect(isReviewOpen(deliveredAt, deliveredAt)).toBe(true);
  expect(isReviewOpen(deliveredAt, reviewClosesAt(deliveredAt))).toBe(true);
  expect(isReviewOpen(deliveredAt, reviewClosesAt(deliveredAt) + 1)).toBe(false);
});

test('a line costs points only if it is bought with points', () => {
  expect(linePoints({ is_integral: Flag.yes, integral_price: 300 }, 2)).toBe(600);
  expect(linePoints({ is_integral: Flag.yes, integral_price: null }, 2)).toBe(0);
  expect(linePoints({ is_integral: Flag.no, integral_price: 300 }, 2)).toBe(0);
  const points = { is_integral: Flag.yes };
  expect(areForPointsOnly([points, points])).toBe(true);
  expect(areForPointsOnly([points, { is_integral: Flag.no }])).toBe(false);
});
