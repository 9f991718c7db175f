import type { Distance, Point, Shape } from '../../shapes/shape.ts';
import { clamp, shape, smoothMax, smoothstep } from '../../shapes/shape.ts';
import type { MouseFacts } from './mouse-facts.ts';

const { abs, cos, max, min, PI, tan } = Math;

export interface Form {
  readonly body: Shape;
  /** Height of the top surface. */
  readonly top: (x: number, z: number) => number;
  /** 1 where the thumb is at +x. */
  readonly side: 1 | -1;
}

export function flat({ length, width, height, tilt, hand, hasThumbRest }: MouseFacts): Form {
  const side = hand === 'left' ? -1 : 1;
  const spine = profile([0.42, 0.84, 1, 0.97, 0.84, 0.68, 0.5]);
  const waist = profile([0.72, 0.97, 1, 0.92, 0.87, 0.91, 0.86]);
  const half = length / 2;
  const slope = tan((tilt * PI) / 180) * 0.55 + (hand === 'both' ? 0 : 0.045);
  const lean = side * slope;
  const top = (x: number, z: number) => {
    const u = x / (width / 2);
    const h = height * spine(z / half);
    return h + lean * x - 0.34 * h * u * u * 0.62;
  };
  const distance: Distance = (x, y, z) => {
    const t = z / half;
    const w = (width / 2) * waist(t);
    // Walls lean inward toward the table and are hollow for thumb and finger.
    const v = clamp(y / height, 0, 1.4);
    const hollow = 0.1 * width * smoothstep(0.75, 0, v) * smoothstep(0.95, 0.2, abs(t - 0.05));
    const rest =
      hasThumbRest && x * side > 0
        ? 0.32 * width * smoothstep(0.55, 0.05, v) * smoothstep(0.85, 0.1, abs(t + 0.1))
        : 0;
    const wall = (abs(x) - w + hollow - rest) * 0.86;
    const ends = roundedEnds(x, z, w, half);
    const outline = smoothMax(wall, ends, 1.1);
    const roof = (y - top(x, z)) * 0.84;
    return smoothMax(smoothMax(outline, roof, 1.9), -y + 0.12, 0.35) * 0.92;
  };
  const wide = width * (hasThumbRest ? 0.72 : 0.53);
  const low: Point = [hasThumbRest && side < 0 ? -wide : -width * 0.53, 0, -half - 0.1];
  const high: Point = [
    hasThumbRest && side > 0 ? wide : width * 0.53,
    height * 1.15 + slope * width * 0.5,
    half + 0.1,
  ];
  return { body: shape(distance, low, high), top, side };
}

/** Rear and front are arcs, the rear the rounder one. */
function roundedEnds(x: number, z: number, w: number, half: number): number {
  const bow = z < 0 ? 0.24 : 0.1;
  return (abs(z) - half + (bow * x * x) / max(w, 1)) * 0.9;
}

/** A mouse that is held like in a handshake: a ridge on the thumb's side, the fingers on the slope. */
export function upright({ length, width, tilt, hand }: MouseFacts): Form {
  const side = hand === 'left' ? -1 : 1;
  const half = length / 2;
  const steep = tan((tilt * PI) / 180);
  const across = cos((tilt * PI) / 180);
  const rise = profile([0.5, 0.86, 1, 0.98, 0.9, 0.78, 0.6]);
  const crest = width * 0.16;
  const peak = 2.3 + crest * steep * 0.62 + width * 0.36 * steep * 0.55;
  const top = (x: number, z: number) => {
    const u = x * side;
    return peak * rise(z / half) - max(crest - u, 0) * steep * 0.8 - 0.05 * (crest - u) ** 2;
  };
  const distance: Distance = (x, y, z) => {
    const u = x * side;
    const t = z / half;
    const slant = (y - top(x, z)) * across * 1.02;
    // The thumb's side is nearly vertical, with a hollow for the thumb above a foot that carries the hand.
    const v = clamp(y / peak, 0, 1);
    const hollow =
      0.95 * smoothstep(0.2, 0.5, v) * smoothstep(1, 0.62, v) * smoothstep(0.95, 0.25, abs(t - 0.1));
    const thumbWall = (u - width * 0.47 + hollow + v * width * 0.24) * 0.8;
    const fingerWall = (-u - width * 0.5) * 0.9;
    const ends = (abs(t) * half - half + 0.06 * u * u + v * 0.9 * (t < 0 ? 1 : 0.35)) * 0.8;
    const outline = smoothMax(smoothMax(thumbWall, fingerWall, 1), ends, 1.5);
    return smoothMax(smoothMax(outline, slant, 1.35), -y + 0.12, 0.35) * 0.86;
  };
  return {
    body: shape(distance, [-width * 0.55, 0, -half - 0.1], [width * 0.55, peak * 1.06, half + 0.1]),
    top,
    side,
  };
}

/** Reads a smooth profile given at equal distances from the rear (-1) to the front (1). */
function profile(values: readonly number[]): (t: number) => number {
  const last = values.length - 1;
  const at = (index: number) => values[clamp(index, 0, last)] ?? 0;
  return (t) => {
    const along = clamp((t + 1) / 2, 0, 1) * last;
    const index = min(Math.floor(along), last - 1);
    const f = along - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return (
      0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f * f * f)
    );
  };
}
