import type { Point, Shape } from './shape.ts';
import { centered, clamp, length2, length3, shape } from './shape.ts';

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

/** An ellipsoid; its distance is exact near the surface only. */
export function ellipsoid(a: number, b: number, c: number): Shape {
  return centered(
    (x, y, z) => {
      const k0 = length3(x / a, y / b, z / c);
      const k1 = length3(x / (a * a), y / (b * b), z / (c * c));
      return k1 === 0 ? -min(a, b, c) : (k0 * (k0 - 1)) / k1;
    },
    a,
    b,
    c,
  );
}

/** A cylinder along x. @param half half its length */
export function cylinderX(radius: number, half: number, round = 0): Shape {
  return centered(
    (x, y, z) => rounded(length2(y, z) - radius + round, abs(x) - half + round, round),
    half,
    radius,
    radius,
  );
}

export function cylinderY(radius: number, half: number, round = 0): Shape {
  return centered(
    (x, y, z) => rounded(length2(x, z) - radius + round, abs(y) - half + round, round),
    radius,
    half,
    radius,
  );
}

export function cylinderZ(radius: number, half: number, round = 0): Shape {
  return centered(
    (x, y, z) => rounded(length2(x, y) - radius + round, abs(z) - half + round, round),
    radius,
    radius,
    half,
  );
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

export function torusX(radius: number, tube: number): Shape {
  const outer = radius + tube;
  return centered((x, y, z) => length2(length2(y, z) - radius, x) - tube, tube, outer, outer);
}

const cosEighth = Math.cos(Math.PI / 8);
const sinEighth = Math.sin(Math.PI / 8);
const tanEighth = Math.tan(Math.PI / 8);

/** Distance to a regular octagon in the plane, with rounded corners. @param apothem from the center to an edge */
export function octagon2(x: number, y: number, apothem: number, round: number): number {
  const inner = apothem - round;
  let px = abs(x);
  let py = abs(y);
  // Mirrors the point into the sector of the edge that faces y.
  const one = 2 * min(-cosEighth * px + sinEighth * py, 0);
  px += one * cosEighth;
  py -= one * sinEighth;
  const other = 2 * min(cosEighth * px + sinEighth * py, 0);
  px -= other * cosEighth;
  py -= other * sinEighth;
  px -= clamp(px, -tanEighth * inner, tanEighth * inner);
  py -= inner;
  return length2(px, py) * Math.sign(py) - round;
}

/** An octagonal prism along x. */
export function octagonX(apothem: number, half: number, corner: number, edge: number): Shape {
  const outer = apothem * 1.09;
  return centered(
    (x, y, z) => rounded(octagon2(y, z, apothem, corner) + edge, abs(x) - half + edge, edge),
    half,
    outer,
    outer,
  );
}

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

/** Combines a distance in a plane with one across it, with a rounded edge. */
export function rounded(plane: number, across: number, round: number): number {
  return min(max(plane, across), 0) + length2(max(plane, 0), max(across, 0)) - round;
}
