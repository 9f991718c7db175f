import { readFileSync } from 'node:fs';
import { orderTransitions } from '@signal-shop/mock-server';
import { expect, test } from 'vitest';
import { orderDocument } from './order-document.ts';

test('docs/orders.md says what the table of transitions says', async () => {
  expect(readFileSync('docs/orders.md', 'utf8')).toBe(await orderDocument());
});

test('the drawing has an arrow for every way of the table, and no other', async () => {
  const arrows = [...(await orderDocument()).matchAll(/^ {4}\w+ --> \w+: (\w+) \(\w+\)$/gm)].map(
    ([, name]) => name,
  );
  const ways = Object.entries(orderTransitions).flatMap(([name, { from }]) => from.map(() => name));
  expect(arrows.sort()).toEqual(ways.sort());
});
