import type { Axis, Shape } from './shape.ts';
import { centered, length2, length3, rounded } from './shape.ts';

const { abs, max, min } = Math;

/** @param round radius of the edges; sizes are half the edges' lengths, rounding included */
export function box(x: number, y: number, z: number, round = 0): Shape {
  const a = x - round;
  const b = y - round;
  const c = z - round;
  return centered(
    (px, py, pz) => {
      const dx = abs(px) - a;
      const dy = abs(py) - b;
      const dz = abs(pz) - c;
      return min(max(dx, dy, dz), 0) + length3(max(dx, 0), max(dy, 0), max(dz, 0)) - round;
    },
    x,
    y,
    z,
  );
}

/** Distance to a rectangle in a plane. @param round radius of its corners, within its half sizes */
export function box2(px: number, py: number, x: number, y: number, round: number): number {
  const r = min(round, x, y);
  return rounded(abs(px) - x + r, abs(py) - y + r, r);
}

export function sphere(radius: number): Shape {
  return centered((x, y, z) => length3(x, y, z) - radius, radius, radius, radius);
}

/** @param half half its length along the axis */
export function cylinder(axis: Axis, radius: number, half: number, round = 0): Shape {
  const at = (away: number, along: number) =>
    rounded(away - radius + round, abs(along) - half + round, round);
  switch (axis) {
    case 'x':
      return centered((x, y, z) => at(length2(y, z), x), half, radius, radius);
    case 'y':
      return centered((x, y, z) => at(length2(x, z), y), radius, half, radius);
    case 'z':
      return centered((x, y, z) => at(length2(x, y), z), radius, radius, half);
  }
}

/** A ring around the x axis with a rectangular cross-section. */
export function ringX(radius: number, thick: number, half: number, round = 0): Shape {
  const outer = radius + thick;
  return centered(
    (x, y, z) => rounded(abs(length2(y, z) - radius) - thick + round, abs(x) - half + round, round),
    half,
    outer,
    outer,
  );
}
