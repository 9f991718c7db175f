import type { HeadsetModel, MouseModel } from '@signal-shop/mock-server/model-types';
import { models } from '@signal-shop/mock-server/models';
import type { Distance, Point } from '../shapes/shape.ts';

/** Where measuring starts: outside of every solid, in centimeters. */
const outside = 15;

export const mice = models.filter((model): model is MouseModel => model.kind === 'mouse');
export const headsets = models.filter((model): model is HeadsetModel => model.kind === 'headset');

/** Rows of a table of tests. */
export function named<Model extends { readonly model: string }>(
  all: readonly Model[],
): readonly (readonly [string, Model])[] {
  return all.map((model) => [model.model, model] as const);
}

/** How far a caliper travels from a point before it touches a solid; null where it passes. */
export function travel(distance: Distance, [x, y, z]: Point, [dx, dy, dz]: Point): number | null {
  let t = 0;
  while (t < 2 * outside) {
    const d = distance(x + dx * t, y + dy * t, z + dz * t);
    if (d < 0.002) return t;
    t += d * 0.9;
  }
  return null;
}

/** The coordinate along an axis at which a caliper that comes from outside touches a solid. @param from its side */
export function touch(distance: Distance, axis: 0 | 1 | 2, from: 1 | -1, through: Point): number {
  const start = through.with(axis, from * outside) as unknown as Point;
  const way = [0, 0, 0].with(axis, -from) as unknown as Point;
  const t = travel(distance, start, way);
  return t === null ? Number.NaN : from * (outside - t);
}
