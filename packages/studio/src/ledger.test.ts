import { expect, it } from 'vitest';
import { pictureFiles, readLedger } from './ledger.ts';
import { filesOf, ordersOf } from './order.ts';

it('lists exactly the pictures that exist, for each model, view, color and scene', () => {
  const ledger = readLedger();
  const orders = ordersOf();
  expect(Object.keys(ledger).toSorted()).toEqual(orders.map(({ key }) => key).toSorted());
  const files = orders.flatMap((order) => filesOf({ ...order, widths: ledger[order.key]?.widths ?? [] }));
  expect(pictureFiles()).toEqual(files.toSorted());
});
