import type { Point, Shape } from './shape.ts';
import { clamp, shape } from './shape.ts';

const { max, min } = Math;

/** A tube through points, in short pieces with separate boxes, so that a ray meets few of them. */
export function tube(points: readonly Point[], radius: number): Shape[] {
  const pieces: Shape[] = [];
  for (let start = 0; start < points.length - 1; start += segmentsPerPiece) {
    pieces.push(tubePiece(points.slice(start, start + segmentsPerPiece + 1), radius));
  }
  return pieces;
}

const segmentsPerPiece = 3;

function tubePiece(points: readonly Point[], radius: number): Shape {
  const flat = Float64Array.from(points.flat());
  const count = points.length - 1;
  const bounds = (pick: typeof min, by: number): Point => [
    pick(...points.map(([x]) => x)) + by,
    pick(...points.map(([, y]) => y)) + by,
    pick(...points.map(([, , z]) => z)) + by,
  ];
  return shape(
    (px, py, pz) => {
      let nearest = Number.POSITIVE_INFINITY;
      for (let index = 0; index < count; index += 1) {
        const at = index * 3;
        const ax = flat[at] as number;
        const ay = flat[at + 1] as number;
        const az = flat[at + 2] as number;
        const bx = (flat[at + 3] as number) - ax;
        const by = (flat[at + 4] as number) - ay;
        const bz = (flat[at + 5] as number) - az;
        const x = px - ax;
        const y = py - ay;
        const z = pz - az;
        const t = clamp((x * bx + y * by + z * bz) / (bx * bx + by * by + bz * bz), 0, 1);
        const dx = x - bx * t;
        const dy = y - by * t;
        const dz = z - bz * t;
        const squared = dx * dx + dy * dy + dz * dz;
        if (squared < nearest) nearest = squared;
      }
      return Math.sqrt(nearest) - radius;
    },
    bounds(min, -radius),
    bounds(max, radius),
  );
}

/** Points on a smooth curve through the given ones (Catmull-Rom). */
export function curve(points: readonly Point[], steps: number): Point[] {
  const at = (index: number): Point => points[clamp(index, 0, points.length - 1)] ?? [0, 0, 0];
  const result: Point[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p, q, r, s] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const along = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * q[axis] +
          (r[axis] - p[axis]) * t +
          (2 * p[axis] - 5 * q[axis] + 4 * r[axis] - s[axis]) * t * t +
          (3 * q[axis] - p[axis] - 3 * r[axis] + s[axis]) * t * t * t);
      result.push([along(0), along(1), along(2)]);
    }
  }
  return [...result, at(points.length - 1)];
}
