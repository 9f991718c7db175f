import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, pictureFiles, readLedger } from './ledger.ts';
import { filesOf, ordersOf } from './order.ts';

it('lists exactly the pictures that exist, for each model, view, color and scene', () => {
  const ledger = readLedger();
  const orders = ordersOf();
  expect(Object.keys(ledger).toSorted()).toEqual(orders.map(({ key }) => key).toSorted());
  const files = orders.flatMap((order) => filesOf({ ...order, widths: ledger[order.key]?.widths ?? [] }));
  expect(pictureFiles()).toEqual(files.toSorted());
});

it('takes at most 60 MB for the whole set', () => {
  const bytes = pictureFiles().map((name) => statSync(join(folder, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000_000);
});

it('has the hash of what each picture depends on, so that no picture is older than its model, view or light', () => {
  const ledger = readLedger();
  const stale = ordersOf().filter(({ key, hash }) => ledger[key]?.hash !== hash);
  // To take them again: npm run studio
  expect(stale.map(({ key }) => key)).toEqual([]);
});
