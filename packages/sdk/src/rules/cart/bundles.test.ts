import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundleSaving, bundleSets } from './bundles.ts';

const pair = { id: 1, parts: ['A', 'B'], savingCents: 500 };
const trio = { id: 2, parts: ['A', 'B', 'C'], savingCents: 900 };
const piece = (part: string, quantity = 1, cents = 2_000) => ({ part, quantity, cents });

test('[BEY-55] a set is whole when the cart has a piece of each part', () => {
  expect(bundleSets([pair], [piece('A'), piece('B')])).toEqual([{ id: 1, sets: 1 }]);
  expect(bundleSets([pair], [piece('A', 5)])).toEqual([]);
  expect(bundleSets([pair], [])).toEqual([]);
});

test('[BEY-55] whole sets are counted, over all lines of a part', () => {
  const pieces = [piece('A', 2), piece('A', 1), piece('B', 3)];
  expect(bundleSets([pair], pieces)).toEqual([{ id: 1, sets: 3 }]);
  expect(bundleSaving([pair], pieces)).toBe(1_500);
});

test('[BEY-55] a piece belongs to one set: the one that saves most', () => {
  const pieces = [piece('A', 2), piece('B', 2), piece('C')];
  expect(bundleSets([pair, trio], pieces)).toEqual([
    { id: 2, sets: 1 },
    { id: 1, sets: 1 },
  ]);
  expect(bundleSaving([pair, trio], pieces)).toBe(1_400);
});

test('[BEY-55] a saving is a whole amount, at most the price of the pieces, and no piece is counted twice', () => {
  const parts = ['A', 'B', 'C', 'D'];
  const anyBundles = fc.array(
    fc.record({
      parts: fc.uniqueArray(fc.constantFrom(...parts), { minLength: 2, maxLength: 3 }),
      savingCents: fc.integer({ min: 1, max: 100_000 }),
    }),
    { maxLength: 4 },
  );
  const anyPieces = fc.array(
    fc.record({
      part: fc.constantFrom(...parts),
      quantity: fc.integer({ min: -1, max: 9 }),
      cents: fc.integer({ min: 0, max: 50_000 }),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(anyBundles, anyPieces, (shapes, pieces) => {
      const bundles = shapes.map((shape, id) => ({ ...shape, id }));
      const counted = pieces.filter(({ quantity }) => quantity > 0);
      const saving = bundleSaving(bundles, pieces);
      const price = counted.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
      expect(Number.isInteger(saving)).toBe(true);
      expect(saving).toBeGreaterThanOrEqual(0);
      expect(saving).toBeLessThanOrEqual(price);
      const used = new Map<string, number>();
      for (const { id, sets } of bundleSets(bundles, pieces))
        for (const part of bundles[id]?.parts ?? []) used.set(part, (used.get(part) ?? 0) + sets);
      for (const [part, count] of used)
        expect(count).toBeLessThanOrEqual(
          counted.reduce((sum, one) => sum + (one.part === part ? one.quantity : 0), 0),
        );
    }),
  );
});
