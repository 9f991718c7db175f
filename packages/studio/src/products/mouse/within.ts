import type { Distance, Shape } from '../../shapes/shape.ts';
import { shape } from '../../shapes/shape.ts';

/** A piece that follows the shell, with the room for what rises above it. */
export function within({ min: low, max: high }: Shape, distance: Distance): Shape {
  const by = 0.15;
  return shape(distance, [low[0] - by, low[1], low[2] - by], [high[0] + by, high[1] + by, high[2] + by]);
}
