// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';
import { largestScale, movedBy, whole, zoomedTo } from './zoom.ts';

const size = { width: 400, height: 300 };

test('[DET-01] the point under the finger stays fixed while the picture is enlarged', () => {
  expect(zoomedTo(2, { x: 100, y: -50 }, whole, size)).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomedTo(2, { x: 0, y: 0 }, whole, size)).toEqual({ scale: 2, x: 0, y: 0 });
});

test('[DET-01] the picture fills its frame after any zoom and pan', () => {
  const point = fc.record({ x: fc.integer({ min: -999, max: 999 }), y: fc.integer({ min: -999, max: 999 }) });
  const deed = fc.record({ scale: fc.double({ min: -9, max: 99, noNaN: true }), at: point, by: point });
  fc.assert(
    fc.property(fc.array(deed), (deeds) => {
      let zoom = whole;
      for (const { scale, at, by } of deeds) zoom = movedBy(by, zoomedTo(scale, at, zoom, size), size);
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(largestScale);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * size.width) / 2);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * size.height) / 2);
    }),
  );
});

test.each([
  [{ x: -80, y: 10 }, 1],
  [{ x: 80, y: -10 }, -1],
  [{ x: -20, y: 0 }, 0],
  [{ x: -80, y: 70 }, 0],
])('[DET-01] a swipe of %j moves by %i pictures', (by, turned) => {
  expect(swipeOf(by)).toBe(turned);
});
