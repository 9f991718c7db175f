import type { Distance, Point, Shape } from '../../shapes/shape.ts';
import { clamp, mix, remembered, shape, smoothMax, smoothstep, turn } from '../../shapes/shape.ts';
import { families } from './families.ts';
import type { MouseFacts } from './mouse-facts.ts';

const { abs, cos, max, min, PI, sin } = Math;

/** The shell's outer surface, and the face that carries buttons and wheel. */
export interface Form {
  readonly body: Shape;
  /** 1 where the thumb is at +x. */
  readonly side: 1 | -1;
  /** Where the wheel is on the face, from the thumb's side to the fingers'. */
  readonly middle: number;
  /** Half of the face's width. */
  readonly breadth: number;
  /** Height of the face above the plane through the origin that it is parallel to. */
  readonly top: (across: number, z: number) => number;
  /** Beyond this, toward the thumb, an upright shell has a wall of another material. */
  readonly wall: number;
  /** Turns a distance, or a piece, from the face's coordinates (across, height, z) to those of the mouse. */
  readonly onFace: (distance: Distance) => Distance;
  readonly place: (piece: Shape) => Shape;
}

export function formOf(facts: MouseFacts): Form {
  return facts.family === 'upright' ? upright(facts) : flat(facts);
}

/** The face leans by an angle around the z axis. */
function faceAt(angle: number): Pick<Form, 'onFace' | 'place'> {
  const [c, s] = [cos(angle), sin(angle)];
  return {
    onFace: (distance) => (x, y, z) => distance(x * c + y * s, y * c - x * s, z),
    place: (piece) => (angle === 0 ? piece : turn(piece, 'z', angle)),
  };
}

function flat({ family, length, width, height, tilt, hand, hasThumbRest }: MouseFacts): Form {
  const { spine, plan, crown, hollow: deep, edge, corner } = families[family];
  const side = hand === 'left' ? -1 : 1;
  const angle = (side * PI * (hand === 'both' ? 0 : max(tilt, 3))) / 180;
  const face = faceAt(angle);
  const back = profile(spine);
  const outline = profile(plan);
  const half = length / 2;
  const top = (across: number, z: number) => {
    const u = across / (width / 2);
    const h = height * back(z / half);
    return h - crown * h * u * u * (1 - 0.25 * smoothstep(0, 0.8, z / half));
  };
  const roof = face.onFace((a, n, z) => (n - top(a, z)) * 0.84);
  const distance: Distance = (x, y, z) => {
    const t = z / half;
    const w = (width / 2) * outline(t);
    // Walls lean inward toward the table and are hollow for thumb and finger.
    const v = clamp(y / height, 0, 1.4);
    const hollow = deep * width * smoothstep(0.75, 0, v) * smoothstep(0.95, 0.2, abs(t - 0.05));
    const isThumb = x * side > 0;
    const rest =
      hasThumbRest && isThumb
        ? (family === 'broad' ? 0.16 : 0.34) *
          width *
          smoothstep(0.5, 0.08, v) *
          smoothstep(0.92, 0.25, abs(t + 0.08))
        : 0;
    const finger =
      family === 'broad' && !isThumb
        ? 0.13 * width * smoothstep(0.6, 0.1, v) * smoothstep(0.95, 0.3, abs(t + 0.15))
        : 0;
    const wall = (abs(x) - w + hollow - rest - finger) * (hasThumbRest && isThumb ? 0.7 : 0.84);
    const ends = endsOf(x, z, v, w, half);
    return smoothMax(smoothMax(smoothMax(wall, ends, corner), roof(x, y, z), edge), -y + 0.12, 0.3);
  };
  const wide = width * (hasThumbRest ? 0.8 : 0.52);
  const other = width * (family === 'broad' ? 0.64 : 0.53);
  const lean = abs(sin(angle)) * width * 0.5;
  return {
    ...face,
    body: shape(
      remembered((x, y, z) => distance(x, y, z) * 0.92),
      [side < 0 ? -max(wide, other) : -other, 0, -half - 0.1],
      [side > 0 ? max(wide, other) : other, height * 1.06 + lean, half + 0.1],
    ),
    top,
    side,
    middle: 0,
    wall: Number.POSITIVE_INFINITY,
    breadth: width / 2,
  };
}

/** Rear and front are arcs, the rear the rounder one; the nose is cut back below the buttons. */
function endsOf(x: number, z: number, v: number, w: number, half: number): number {
  const bow = z < 0 ? 0.26 : 0.1;
  const under = z > 0 ? 0.28 * smoothstep(0.42, 0.1, v) : 0.12 * smoothstep(0.3, 0, v);
  return (abs(z) - half + under + (bow * x * x) / max(w, 1)) * 0.88;
}

/** A mouse that is held like in a handshake: the thumb in a hollow, the fingers on a face that falls away from a ridge. */
function upright({ length, width, height, tilt, hand, hasThumbRest }: MouseFacts): Form {
  const side = hand === 'left' ? -1 : 1;
  const lean = (tilt * PI) / 180;
  const face = faceAt(side * lean);
  const { spine, plan } = families.upright;
  const back = profile(spine);
  const outline = profile(plan);
  const half = length / 2;
  const ridge = 0.75;
  /** The face's distance from the origin, so that the ridge is as high as the mouse. */
  const far = height * cos(lean) - ridge * sin(lean);
  const breadth = height / sin(lean) / 2;
  const middle = breadth * 0.72 * side;
  const top = (across: number, z: number) => {
    const t = z / half;
    const u = (across - breadth * 0.95 * side) / breadth;
    const palm = 0.85 * smoothstep(-0.95, -0.35, t) * smoothstep(0.35, -0.3, t);
    return far + palm * 0.75 - 0.42 * u * u - 0.4 * t * t + (back(t) - 1) * 0.6;
  };
  const slope = face.onFace((a, n, z) => (n - top(a, z)) * 0.86);
  const foot = width * (hasThumbRest ? 0.64 : 0.5);
  const distance: Distance = (x, y, z) => {
    const u = x * side;
    const t = z / half;
    const v = clamp(y / height, 0, 1.2);
    const flare = outline(t);
    // Nearly upright below the ridge, hollow for the thumb, and wide at the foot that the hand rests on.
    const low = clamp(1 - v, 0, 1);
    const thumb =
      mix(ridge, foot * flare, low ** 2.6) -
      0.45 * smoothstep(0.15, 0.5, v) * smoothstep(0.85, 0.55, v) * smoothstep(0.9, 0.2, abs(t - 0.1)) +
      0.5 * smoothstep(0.1, -0.9, t) * low;
    const thumbWall = (u - thumb) * 0.62;
    const fingerWall = (-u - width * 0.52 * flare) * 0.9;
    const ends =
      (t < 0 ? -z - half + 2.3 * v * v + 0.05 * u * u : z - half + 1.1 * v * v + 0.035 * u * u) * 0.72;
    const roof = (y - height * back(t) - 0.12) * 0.9;
    const walls = smoothMax(smoothMax(thumbWall, fingerWall, 0.8), ends, 1.7);
    return smoothMax(smoothMax(smoothMax(walls, slope(x, y, z), 0.75), roof, 1.2), -y + 0.12, 0.3);
  };
  const wide = foot + 0.6;
  const low: Point = [side > 0 ? -width * 0.54 : -wide, 0, -half - 0.1];
  const high: Point = [side > 0 ? wide : width * 0.54, height * 1.05, half + 0.1];
  return {
    ...face,
    body: shape(
      remembered((x, y, z) => distance(x, y, z) * 0.9),
      low,
      high,
    ),
    top,
    side,
    middle,
    wall: ridge - 0.4,
    breadth,
  };
}

/** Reads a smooth profile given at equal distances from the rear (-1) to the front (1). */
export function profile(values: readonly number[]): (t: number) => number {
  const last = values.length - 1;
  const at = (index: number) => values[clamp(index, 0, last)] ?? 0;
  const knots = Float64Array.from({ length: last * 4 }, (_, place) => {
    const index = Math.floor(place / 4);
    return at(index - 1 + (place % 4));
  });
  return (t) => {
    const along = clamp((t + 1) / 2, 0, 1) * last;
    const index = min(Math.floor(along), last - 1);
    const f = along - index;
    const a = knots[index * 4] as number;
    const b = knots[index * 4 + 1] as number;
    const c = knots[index * 4 + 2] as number;
    const d = knots[index * 4 + 3] as number;
    return (
      0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f * f * f)
    );
  };
}
