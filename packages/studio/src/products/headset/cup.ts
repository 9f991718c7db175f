import type { Part } from '../../render/part.ts';
import { mirrored } from '../../render/part.ts';
import {
  box,
  cylinderX,
  cylinderZ,
  octagon2,
  octagonX,
  ringX,
  rounded,
  tube,
} from '../../shapes/primitives.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import { centered, cut, length2, move, shape, turn, union } from '../../shapes/shape.ts';
import type { HeadsetFacts } from './headset-facts.ts';
import { atEar, ear } from './placement.ts';

const { abs, max } = Math;

/** The slider and the fork that the cup turns in. */
export function yoke({ radius, band: kind, folds, cup: form }: HeadsetFacts): Part[] {
  const slider = move(box(0.13, 1.5, 0.62, 0.1), 9.37, -0.4, 0);
  const bar = radius + 0.28;
  const isRound = form !== 'octagon';
  const ring = shape(
    (x, y, z) => {
      const plane = isRound ? length2(y, z) - bar : octagon2(y, z, bar, bar * 0.28);
      return max(rounded(abs(plane) - 0.12, abs(x) - 0.3, 0.1), -y - 0.15);
    },
    [-0.45, -0.4, -bar * 1.12],
    [0.45, bar * 1.12, bar * 1.12],
  );
  const pivots = union(
    move(cylinderZ(0.42, 0.3, 0.1), 0, 0, bar - 0.06),
    move(cylinderZ(0.42, 0.3, 0.1), 0, 0, -bar + 0.06),
  );
  const screws = union(
    move(cylinderZ(0.2, 0.06, 0.02), 0, 0, bar + 0.24),
    move(cylinderZ(0.2, 0.06, 0.02), 0, 0, -bar - 0.24),
  );
  const at = (solid: Shape) => move(turn(solid, 'y', -0.05), 9.28, ear[1], 0);
  const joint = folds ? [mirrored('gunmetal', move(cylinderZ(0.55, 0.72, 0.12), 9.33, 0.6, 0), 'hinge')] : [];
  return [
    mirrored(kind === 'steel' ? 'gunmetal' : 'steel', slider),
    mirrored(kind === 'steel' ? 'gunmetal' : 'dark', at(ring)),
    mirrored('dark', at(pivots)),
    mirrored('steel', at(screws)),
    mirrored('dark', move(box(0.3, 0.5, 0.75, 0.18), 9.35, ear[1] + bar + 0.28, 0)),
    ...joint,
  ];
}

export function cup(facts: HeadsetFacts): Part[] {
  const { radius, isOpen, pad, cushion } = facts;
  const housing = union(
    move(slice(facts, 1, 0.62, 0.26), 0.1, 0, 0),
    move(slice(facts, 0.86, 0.42, 0.3), 0.78, 0, 0),
  );
  const inset = move(slice(facts, 0.66, 0.25, 0.06), 1.24, 0, 0);
  const rim = move(slice(facts, 1.012, 0.09, 0.05), -0.62, 0, 0);
  const outline = (y: number, z: number, r: number) =>
    facts.cup === 'octagon'
      ? octagon2(y, z, r, r * 0.42)
      : length2(y * (facts.cup === 'oval' ? 0.93 : 1), z) - r;
  const width = radius * 0.235;
  const cushionShape = shape(
    (x, y, z) =>
      rounded(
        abs(outline(y, z, radius * 0.755)) - width + width * 0.8,
        abs(x) - pad / 2 + pad * 0.4,
        Math.min(width * 0.8, pad * 0.4),
      ) * 0.95,
    [-pad / 2, -radius * 1.12, -radius * 1.12],
    [pad / 2, radius * 1.12, radius * 1.12],
  );
  const stitch = shape(
    (x, y, z) => length2(outline(y, z, radius * 0.985), x) - 0.045,
    [-0.1, -radius * 1.12, -radius * 1.12],
    [0.1, radius * 1.12, radius * 1.12],
  );
  const baffle = move(slice(facts, 0.6, 0.1, 0.04), -0.95, 0, 0);
  const inner = -0.72 - pad / 2;
  return [
    mirrored('body', atEar(cut(housing, inset, 0.08))),
    ...(isOpen ? grille(facts) : plate(facts)),
    mirrored('dark', atEar(rim)),
    mirrored(cushion, atEar(move(cushionShape, inner, 0, 0))),
    mirrored('black', atEar(move(stitch, -0.8, 0, 0))),
    mirrored('fabric', atEar(baffle)),
  ];
}

/** A closed cup's cover, with the pulse of the brand. */
function plate(facts: HeadsetFacts): Part[] {
  const { radius, hasLight } = facts;
  const cover = move(slice(facts, 0.6, 0.12, 0.05), 1.06, 0, 0);
  const disc = move(slice(facts, 0.3, 0.1, 0.05), 1.18, 0, 0);
  const ring = ringOf(facts, 0.505, 0.035, 0.07, 1.17);
  const pulse = move(pulseMark(radius * 0.19), 1.29, 0, 0);
  return [
    mirrored('dark', atEar(cover)),
    mirrored('gunmetal', atEar(disc)),
    hasLight ? mirrored('volt', atEar(ring), 'light') : mirrored('gunmetal', atEar(ring)),
    mirrored(hasLight ? 'volt' : 'steel', atEar(pulse)),
  ];
}

/** An open cup: a perforated steel cover over black fabric. */
function grille(facts: HeadsetFacts): Part[] {
  const { radius, hasLight } = facts;
  const step = 0.36;
  const flat = slice(facts, 0.645, 0.06, 0.03);
  const { distance } = flat;
  const perforated = shape(
    (x, y, z) => {
      const solid = distance(x, y, z);
      if (solid > 0.3) return solid;
      // Hexagonal grid of holes.
      const row = Math.round(y / (step * 0.866));
      const shift = row % 2 === 0 ? 0 : step / 2;
      const hy = y - row * step * 0.866;
      const hz = z - shift - Math.round((z - shift) / step) * step;
      return max(solid, 0.125 - length2(hy, hz));
    },
    flat.min,
    flat.max,
  );
  return [
    mirrored('black', atEar(move(slice(facts, 0.63, 0.08, 0.03), 0.92, 0, 0))),
    mirrored('gunmetal', atEar(move(perforated, 1.2, 0, 0)), 'grille'),
    mirrored('dark', atEar(ringOf(facts, 0.655, 0.09, 0.12, 1.2))),
    mirrored('dark', atEar(move(slice(facts, 0.17, 0.09, 0.04), 1.28, 0, 0))),
    hasLight
      ? mirrored('volt', atEar(move(pulseMark(radius * 0.12), 1.38, 0, 0)), 'light')
      : mirrored('steel', atEar(move(pulseMark(radius * 0.12), 1.38, 0, 0))),
  ];
}

/** A flat slice of the cup's outline. */
function slice({ cup: form, radius }: HeadsetFacts, scale: number, half: number, edge: number): Shape {
  const r = radius * scale;
  if (form === 'round') return cylinderX(r, half, edge);
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
  return move(
    centered(
      (px, y, z) => rounded(abs(octagon2(y, z, r, r * 0.16)) - thick + 0.02, abs(px) - half + 0.02, 0.02),
      half,
      r * 1.12,
      r * 1.12,
    ),
    x,
    0,
    0,
  );
}

/** The brand's mark: one beat of a signal, drawn on a cup. */
function pulseMark(size: number): Shape {
  const points: readonly Point[] = [
    [0, 0, -size],
    [0, 0, -size * 0.45],
    [0, size * 0.85, -size * 0.12],
    [0, -size * 0.75, size * 0.22],
    [0, 0, size * 0.48],
    [0, 0, size],
  ];
  return union(...tube(points, size * 0.1));
}
