import type { Distance } from '../../shapes/shape.ts';
import { clamp, remembered, shape, smoothMax, smoothstep } from '../../shapes/shape.ts';
import { faceAt } from './face.ts';
import { families } from './families.ts';
import type { Form } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';
import { profile } from './profile.ts';

const { abs, cos, max, PI, sin } = Math;

/** Degrees that every shell for one hand leans by: they follow the hand, and no specification names them. */
const unnamedTilt = 3;

/** A mouse for a flat hand, palm down. */
export function flat({ family, length, width, height, tilt, hand, hasThumbRest }: MouseFacts): Form {
  const { spine, plan, crown, hollow: deep, edge, corner } = families[family];
  const side = hand === 'left' ? -1 : 1;
  const angle = (side * PI * (hand === 'both' ? 0 : max(tilt, unnamedTilt))) / 180;
  const face = faceAt(angle);
  const back = profile(spine);
  const outline = profile(plan);
  const half = length / 2;
  // A face that leans visibly has its middle, with the wheel, above the middle of the mouse.
  const isTilted = tilt > unnamedTilt;
  const middle = isTilted ? height * sin(angle) : 0;
  const crest = isTilted ? height * cos(angle) : height;
  const top = (across: number, z: number) => {
    const u = (across - middle) / (width / 2);
    const h = crest * back(z / half);
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
    middle,
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
