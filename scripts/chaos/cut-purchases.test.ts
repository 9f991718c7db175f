import { expect, test } from 'vitest';
import { cutPurchases } from './cut-purchases.ts';
import { seededNumbers } from './seeded-numbers.ts';

// `npm run chaos` makes 2,500 purchases.
test('[N25] [PAY-02] over connections that are cut, each purchase is one order and one charge', async () => {
  const { wrong, cutRequests, cutAnswers } = await cutPurchases(15, seededNumbers(1));
  expect(wrong).toEqual([]);
  expect(cutRequests).toBeGreaterThan(10);
  expect(cutAnswers).toBeGreaterThan(10);
});
