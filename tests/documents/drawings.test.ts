// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterSalesTransitions, orderTransitions } from '@signal-shop/mock-server';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';

const statusNames = new Map<unknown, string>(
  Object.entries(OrderStatus).map(([name, value]) => [value, name]),
);

test('the diagram of orders has exactly the transitions of the table', () => {
  const transitions = Object.entries(orderTransitions).flatMap(([name, { from, to, by }]) =>
    from.map((status) => [
      statusNames.get(status),
      statusNames.get(to) ?? 'the previous status',
      `${name} (${by})`,
    ]),
  );
  const firstEdges = [['', 'unpaid', 'placeOrder (customer)']];
  expect(arrowsOf('order-transitions.svg')).toEqual([...firstEdges, ...transitions].sort());
});

test('the diagram of after-sales requests has exactly the transitions of the table', () => {
  const steps = Object.entries(afterSalesTransitions).flatMap(([name, { from, to }]) =>
    from.map((status) => [status, to, name]),
  );
  expect(arrowsOf('after-sales-steps.svg')).toEqual(steps.sort());
});

/** Returns start, end and label of each arrow. Several statuses or labels may share an arrow. */
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
