import type { Part } from '../../render/part.ts';
import { part } from '../../render/part.ts';
import { box, cylinder } from '../../shapes/primitives.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import { length2, move, rounded, shape, union } from '../../shapes/shape.ts';
import { curve, tube } from '../../shapes/tube.ts';
import { usbPlug } from '../plug.ts';
import type { MouseFacts } from './mouse-facts.ts';

const { abs, atan2, max, sin } = Math;

/** Feet that glide, the sensor, and what else is below. */
export function underside({ length, width, hasBay, family }: MouseFacts): Part[] {
  const half = length / 2;
  const foot = (x: number, z: number, long: number, wide: number): Shape =>
    move(box(long, 0.05, wide, 0.05), x, 0.09, z);
  const wide = width * (family === 'upright' ? 0.2 : 0.25);
  const front = family === 'upright' ? 0.56 : 0.7;
  const sensor = move(cylinder('y', 0.62, 0.03, 0.02), 0, 0.1, half * 0.08);
  return [
    part('white', union(foot(0, half * front, wide, 0.3), foot(0, -half * front, wide, 0.4))),
    part('white', move(ring(1.05, 0.2, 0.05), 0, 0.09, half * 0.08)),
    part('piano', sensor),
    ...(hasBay ? [part('dark', move(box(0.9, 0.03, 1, 0.03), 0, 0.1, -half * 0.32), 'bay')] : []),
  ];
}

function ring(radius: number, thick: number, half: number): Shape {
  const outer = radius + thick;
  return shape(
    (x, y, z) => rounded(abs(length2(x, z) - radius) - thick + 0.04, abs(y) - half + 0.04, 0.04),
    [-outer, -half, -outer],
    [outer, half, outer],
  );
}

/** A port in the nose, for charging. */
export function port({ length, hasPort, family }: MouseFacts): Part[] {
  if (!hasPort) return [];
  const z = length / 2 - (family === 'upright' ? 0.1 : 0.12);
  return [
    part('black', move(box(0.5, 0.19, 0.16, 0.18), 0, 0.85, z), 'port'),
    part('steel', move(box(0.36, 0.05, 0.18, 0.04), 0, 0.85, z)),
  ];
}

/** A cable that ends in its plug beside the mouse. */
export function cable({ cable: meters, length, width, isBraided, hand }: MouseFacts): Part[] {
  if (meters === undefined) return [];
  const z = length / 2;
  const side = hand === 'left' ? -1 : 1;
  const away = width / 2;
  const low = 0.19;
  const bend: readonly Point[] = [
    [0, 0.86, z - 0.3],
    [0, 0.78, z + 1.2],
    [-0.3, 0.3, z + 2.6],
    [-1.9, low, z + 3.5],
    [-away - 0.6, low, z + 3],
    [-away - 1.5, low, z + 1.2],
    [-away - 1, low, z - 0.8],
    [-away - 0.9, low, z - 2.2],
    [-away - 1.7, low, z - 3.4],
  ];
  const path = curve(
    bend.map(([x, y, at]): Point => [x * side, y, at]),
    10,
  );
  const [end, before] = [path.at(-1), path.at(-2)];
  if (end === undefined || before === undefined) return [];
  return [
    part('rubber', move(boot(), 0, 0.84, z + 0.35)),
    ...tube(path, isBraided ? 0.18 : 0.155).map((piece) =>
      part(isBraided ? 'braid' : 'rubber', piece, 'cable'),
    ),
    ...usbPlug(end, atan2(end[0] - before[0], end[2] - before[2])),
  ];
}

/** The sleeve that keeps a cable from breaking where it leaves the nose. */
function boot(): Shape {
  return shape(
    (x, y, z) => {
      const rings = 0.04 * max(sin(z * 22), 0);
      return rounded(length2(x, y) - 0.3 + z * 0.06 + rings, abs(z) - 0.7, 0.06) * 0.85;
    },
    [-0.42, -0.42, -0.8],
    [0.42, 0.42, 0.8],
  );
}
