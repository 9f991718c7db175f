import type { Shape } from './shape.ts';
import { centered, clamp, length2, rounded } from './shape.ts';

const { abs, min } = Math;

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
