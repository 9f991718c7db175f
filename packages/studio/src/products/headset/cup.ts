import type { MaterialName } from '../../render/material.ts';
import type { Part } from '../../render/part.ts';
import { mirrored } from '../../render/part.ts';
import { octagon2 } from '../../shapes/octagon.ts';
import { box, cylinder } from '../../shapes/primitives.ts';
import type { Shape } from '../../shapes/shape.ts';
import { cut, length2, move, rounded, shape, turn, union } from '../../shapes/shape.ts';
import { cover, perforate, slice } from './cover.ts';
import type { HeadsetFacts } from './headset-facts.ts';
import { atEar, crown, drop, ear } from './placement.ts';

const { abs, max } = Math;

/** The slider and the fork that the cup turns in. */
export function yoke({ radius, band: kind, folds, cup: form, size }: HeadsetFacts): Part[] {
  const bar = radius + 0.28;
  // An oval cup is taller than deep.
  const [tall, deep] = form === 'oval' ? [0.92, 1.06] : [1, 1];
  const neck = ear[1] + bar / tall + 0.3;
  const slider = move(box(0.13, (crown - neck) / 2 + 0.4, 0.62, 0.1), 9.35, (crown + neck) / 2, 0);
  const ring = shape(
    (x, y, z) => {
      const plane =
        form === 'octagon' ? octagon2(y, z, bar, bar * 0.28) : (length2(y * tall, z * deep) - bar) * 0.92;
      return max(rounded(abs(plane) - 0.12, abs(x) - 0.3, 0.1), -y - 0.15);
    },
    [-0.45, -0.4, -bar * 1.12],
    [0.45, bar * 1.12, bar * 1.12],
  );
  const pivots = union(
    move(cylinder('z', 0.42, 0.3, 0.1), 0, 0, bar / deep - 0.06),
    move(cylinder('z', 0.42, 0.3, 0.1), 0, 0, -bar / deep + 0.06),
  );
  const screws = union(
    move(cylinder('z', 0.2, 0.06, 0.02), 0, 0, bar / deep + 0.24),
    move(cylinder('z', 0.2, 0.06, 0.02), 0, 0, -bar / deep - 0.24),
  );
  const at = (solid: Shape) => move(turn(solid, 'y', -0.05), 9.28, ear[1], 0);
  const joint = folds
    ? [mirrored('gunmetal', move(cylinder('z', 0.55, 0.72, 0.12), 9.33, crown - drop - 0.2, 0), 'hinge')]
    : [];
  return [
    mirrored(kind === 'steel' ? 'gunmetal' : 'steel', slider),
    mirrored(forkOf({ band: kind, size }), at(ring)),
    mirrored('dark', at(pivots)),
    mirrored('steel', at(screws)),
    mirrored('dark', move(box(0.3, 0.5, 0.75, 0.18), 9.33, neck, 0)),
    ...joint,
  ];
}

function forkOf({ band: kind, size }: Pick<HeadsetFacts, 'band' | 'size'>): MaterialName {
  if (size < 1) return 'body';
  return kind === 'steel' ? 'gunmetal' : 'dark';
}

export function cup(facts: HeadsetFacts): Part[] {
  const { housing, cover, driver, cushion } = cupLayers(facts);
  return [...housing, ...cover, ...cushion, ...driver];
}

/** The pieces of a cup, from the outside to the ear. */
export function cupLayers(facts: HeadsetFacts): Record<'housing' | 'cover' | 'driver' | 'cushion', Part[]> {
  const { radius, pad, cushion } = facts;
  const isDome = facts.cover === 'dome';
  const base = move(slice(facts, 1, 0.62, 0.26), 0.1, 0, 0);
  const housing = isDome ? base : union(base, move(slice(facts, 0.86, 0.42, 0.3), 0.78, 0, 0));
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
  const driver = perforate(cylinder('x', facts.radius * 0.42, 0.05, 0.02), 0.3, 0.09);
  const inner = -0.72 - pad / 2;
  return {
    housing: [mirrored('body', atEar(isDome ? housing : cut(housing, inset, 0.08)), 'housing')],
    cover: cover(facts),
    cushion: [
      mirrored('dark', atEar(rim)),
      mirrored(cushion, atEar(move(cushionShape, inner, 0, 0))),
      mirrored('black', atEar(move(stitch, -0.8, 0, 0))),
    ],
    driver: [
      mirrored('fabric', atEar(baffle)),
      mirrored('steel', atEar(move(driver, -1.08, 0, 0)), 'driver'),
    ],
  };
}
