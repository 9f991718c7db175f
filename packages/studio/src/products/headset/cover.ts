import type { Part } from '../../render/part.ts';
import { mirrored } from '../../render/part.ts';
import { octagon2, octagonX } from '../../shapes/octagon.ts';
import { box, cylinder, ringX } from '../../shapes/primitives.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import { centered, length2, move, rounded, shape, turn, union } from '../../shapes/shape.ts';
import { tube } from '../../shapes/tube.ts';
import type { HeadsetFacts } from './headset-facts.ts';
import { atEar } from './placement.ts';

const { abs, cos, max, PI, round, sin } = Math;

/** The cover of a cup on its outside, with the pulse of the brand. */
export function cover(facts: HeadsetFacts): Part[] {
  return covers[facts.cover](facts);
}

const covers: Readonly<Record<HeadsetFacts['cover'], (facts: HeadsetFacts) => Part[]>> = {
  plate,
  vents: (facts) => [...plate(facts), mirrored('black', atEar(slits(facts.radius)))],
  dome,
  dish,
  grille,
};

function plate(facts: HeadsetFacts): Part[] {
  return [
    mirrored('dark', atEar(move(slice(facts, 0.6, 0.12, 0.05), 1.06, 0, 0))),
    mirrored('gunmetal', atEar(move(slice(facts, 0.34, 0.1, 0.05), 1.16, 0, 0))),
    mirrored('steel', atEar(ringOf(facts, 0.505, 0.03, 0.07, 1.15))),
    pulse(facts.radius * 0.2, 1.27),
  ];
}

/** Three slanted vents on each side of the disc. */
function slits(radius: number): Shape {
  const slit = turn(box(0.04, radius * 0.12, 0.085, 0.04), 'x', 0.5);
  return union(
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((index) => move(slit, 1.17, (index - 1) * radius * 0.16, side * radius * 0.44)),
    ),
  );
}

function dome(facts: HeadsetFacts): Part[] {
  const { radius, hasPinholes } = facts;
  const holes = [-0.5, 0.2, 0.9].map((angle) =>
    move(cylinder('x', 0.075, 0.06), 1.19, cos(angle) * radius * 0.62, sin(angle) * radius * 0.62),
  );
  return [
    mirrored('body', atEar(move(slice(facts, 0.92, 0.62, 0.55), 0.66, 0, 0))),
    mirrored('gunmetal', atEar(ringOf(facts, 0.4, 0.022, 0.05, 1.27))),
    ...(hasPinholes ? [mirrored('black', atEar(union(...holes)))] : []),
    pulse(radius * 0.24, 1.27),
  ];
}

/** A metal dish with the fine rings that a lathe leaves. */
function dish(facts: HeadsetFacts): Part[] {
  const { radius, band, cup } = facts;
  const r = radius * 0.6;
  const turned = centered(
    (x, y, z) => {
      const away = length2(y, z);
      const hollow = 0.16 * max(1 - (away / r) ** 2, 0) + 0.02 * sin(away * 15);
      return rounded(away - r + 0.05, abs(x) - 0.16 + max(x, 0) * hollow * 4, 0.05) * 0.7;
    },
    0.18,
    r + 0.05,
    r + 0.05,
  );
  const screws = [0, 1, 2, 3].map((index) => {
    const angle = (index + 0.5) * (PI / 2);
    return move(
      cylinder('x', 0.13, 0.05, 0.02),
      1.12,
      cos(angle) * radius * 0.75,
      sin(angle) * radius * 0.75,
    );
  });
  return [
    mirrored('gunmetal', atEar(move(turned, 1.1, 0, 0))),
    mirrored('dark', atEar(move(cylinder('x', radius * 0.27, 0.08, 0.04), 1.2, 0, 0))),
    mirrored('steel', atEar(move(ringX(r + 0.03, 0.05, 0.1, 0.03), 1.14, 0, 0))),
    ...(band === 'steel' || cup === 'octagon' ? [mirrored('steel', atEar(union(...screws)))] : []),
    pulse(radius * 0.17, 1.29),
  ];
}

/** A perforated steel cover over black fabric. */
function grille(facts: HeadsetFacts): Part[] {
  return [
    mirrored('black', atEar(move(slice(facts, 0.63, 0.08, 0.03), 0.92, 0, 0))),
    mirrored(
      'gunmetal',
      atEar(move(perforate(slice(facts, 0.645, 0.06, 0.03), 0.36, 0.125), 1.2, 0, 0)),
      'grille',
    ),
    mirrored('steel', atEar(ringOf(facts, 0.66, 0.07, 0.12, 1.2))),
    mirrored('dark', atEar(move(slice(facts, 0.2, 0.09, 0.04), 1.26, 0, 0))),
    pulse(facts.radius * 0.13, 1.36),
  ];
}

/** Drills a hexagonal grid of holes through a flat piece. */
export function perforate({ distance, min, max: high }: Shape, step: number, radius: number): Shape {
  return shape(
    (x, y, z) => {
      const solid = distance(x, y, z);
      if (solid > 0.3) return solid;
      const row = round(y / (step * 0.866));
      const shift = row % 2 === 0 ? 0 : step / 2;
      const hy = y - row * step * 0.866;
      const hz = z - shift - round((z - shift) / step) * step;
      return max(solid, radius - length2(hy, hz));
    },
    min,
    high,
  );
}

/** A flat slice of the cup's outline. */
export function slice({ cup: form, radius }: HeadsetFacts, scale: number, half: number, edge: number): Shape {
  const r = radius * scale;
  if (form === 'round') return cylinder('x', r, half, edge);
  if (form === 'octagon') return octagonX(r, half, r * 0.16, edge);
  return centered(
    (x, y, z) => rounded((length2(y * 0.92, z * 1.06) - r + edge) * 0.92, abs(x) - half + edge, edge),
    half,
    r * 1.12,
    r,
  );
}

function ringOf(facts: HeadsetFacts, scale: number, thick: number, half: number, x: number): Shape {
  const r = facts.radius * scale;
  if (facts.cup !== 'octagon') return move(ringX(r, thick, half, 0.02), x, 0, 0);
  const ring = centered(
    (px, y, z) => rounded(abs(octagon2(y, z, r, r * 0.16)) - thick + 0.02, abs(px) - half + 0.02, 0.02),
    half,
    r * 1.12,
    r * 1.12,
  );
  return move(ring, x, 0, 0);
}

/** One beat of a signal. */
function pulse(size: number, x: number): Part {
  const points: readonly Point[] = [
    [0, 0, -size],
    [0, 0, -size * 0.45],
    [0, size * 0.85, -size * 0.12],
    [0, -size * 0.75, size * 0.22],
    [0, 0, size * 0.48],
    [0, 0, size],
  ];
  return mirrored('steel', atEar(move(union(...tube(points, size * 0.1)), x, 0, 0)));
}
