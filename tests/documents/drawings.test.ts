// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterSalesTransitions, orderTransitions } from '@signal-shop/mock-server';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';

const statusNames = new Map<unknown, string>(
  Object.entries(OrderStatus).map(([name, value]) => [value, name]),
);

test('the drawing of orders has an arrow for every transition of the table, and no other', () => {
  const transitions = Object.entries(orderTransitions).flatMap(([name, { from, to, by }]) =>
    from.map((status) => [
      statusNames.get(status),
      statusNames.get(to) ?? 'where it was before',
      `${name} (${by})`,
    ]),
  );
  const placed = [['', 'unpaid', 'placeOrder (customer)']];
  expect(arrowsOf('order-transitions.svg')).toEqual([...placed, ...transitions].sort());
});

test('the drawing of after-sales has an arrow for every step of the table, and no other', () => {
  const steps = Object.entries(afterSalesTransitions).flatMap(([name, { from, to }]) =>
    from.map((status) => [status, to, name]),
  );
  expect(arrowsOf('after-sales-steps.svg')).toEqual(steps.sort());
});

/** Where each arrow begins, where it ends, and what it is called. Several statuses may share an arrow, and several names. */
function arrowsOf(file: string): readonly (readonly string[])[] {
  const text = readFileSync(`docs/pictures/${file}`, 'utf8');
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
  const boxes = [...drawing.querySelectorAll('.status')].map((box) => box.textContent);
  const arrows = [...drawing.querySelectorAll('[data-to]')].flatMap((arrow) => {
    const to = arrow.getAttribute('data-to') ?? '';
    const from = (arrow.getAttribute('data-from') ?? '').split(' ');
    const names = [...arrow.querySelectorAll('text')].map((name) => name.textContent);
    return from.flatMap((status) => names.map((name) => [status, to, name]));
  });
  const ends = new Set(arrows.flatMap(([from = '', to = '']) => [from, to]).filter((end) => end !== ''));
  expect(boxes.sort()).toEqual([...ends].sort());
  return arrows.sort();
}
