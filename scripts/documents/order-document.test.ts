import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderDocument } from './order-document.ts';

test('docs/orders.md matches the state machine', async () => {
  expect(readFileSync('docs/orders.md', 'utf8')).toBe(await orderDocument());
});
