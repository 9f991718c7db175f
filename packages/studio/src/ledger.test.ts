import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyOf, pictureFiles, readLedger } from './ledger.ts';
import { filesOf, ordersOf } from './order.ts';

it('lists exactly the pictures that exist, for each model, view and color', () => {
  const ledger = readLedger();
  const orders = ordersOf();
  expect(Object.keys(ledger).toSorted()).toEqual(orders.map(keyOf).toSorted());
  const files = orders.flatMap((order) =>
    filesOf({ ...order, widths: ledger[keyOf(order)]?.widths ?? [] }).map((name) => join(order.model, name)),
  );
  expect(pictureFiles()).toEqual(files.toSorted());
});
