import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderDocument } from './order-document.ts';

test('docs/orders.md says what the table of transitions says', async () => {
  expect(readFileSync('docs/orders.md', 'utf8')).toBe(await orderDocument());
});
