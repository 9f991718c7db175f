import type { Part } from '../../render/part.ts';
import { part } from '../../render/part.ts';
import { box2 } from '../../shapes/primitives.ts';
import type { Distance, Shape } from '../../shapes/shape.ts';
import { shape, smoothMax, smoothstep } from '../../shapes/shape.ts';
import type { Form } from './form.ts';
import type { MouseFacts, MouseFamily } from './mouse-facts.ts';

const { abs, max, sin } = Math;

/** A region of the wall, seen from its side: negative inside. */
type Region = (z: number, y: number) => number;

export interface Thumb {
  readonly parts: readonly Part[];
  /** Where the shell is carved around the pieces. */
  readonly grooves: readonly Distance[];
}

/** Buttons and grip for the thumb. */
export function thumb(facts: MouseFacts, form: Form): Thumb {
  const keys = keysOf(facts);
  const near = facts.family === 'upright' ? 0.1 : facts.width * 0.24;
  const panel = facts.sideButtons > 3 ? [panelOf(facts)] : [];
  const parts = [
    ...panel.map(({ region }) => part('black', onWall(form, region, near, -0.04, 0.05), 'sidePanel')),
    ...keys.map(({ region, raise }) => part('dark', onWall(form, region, near, raise, 0.1), 'sideButton')),
    ...(facts.hasGrips ? [part('rubber', grips(facts, form), 'grip')] : []),
  ];
  const carved = panel.length > 0 ? panel : keys;
  const grooves = carved.map(
    ({ region }): Distance =>
      (x, y, z) => {
        const out = near - x * form.side;
        return out > 0.4 ? out : max(region(z, y) - 0.045, out);
      },
  );
  return { parts, grooves };
}

interface Key {
  readonly region: Region;
  /** Height above the shell. */
  readonly raise: number;
}

/** Height of the keys, as a share of the mouse's. */
const levels: Partial<Record<MouseFamily, number>> = { upright: 0.66, slab: 0.5 };

function keysOf(facts: MouseFacts): Key[] {
  const { sideButtons, length, height, family } = facts;
  const half = length / 2;
  if (sideButtons > 3) return gridOf(sideButtons, half);
  const level = height * (levels[family] ?? 0.6);
  const start = -half * (family === 'upright' ? 0.32 : 0.2);
  const long = half * 0.15;
  const tall = family === 'slab' ? 0.2 : 0.32;
  // A blade that follows the fall of the back toward the nose.
  const fall = family === 'slab' ? 0.02 : 0.075;
  const key = (z: number, y: number, lift = 0): Key => ({
    region: (pz, py) => {
      const along = pz - z;
      const taper = tall * (1 - 0.13 * ((pz - start - long * 2) / long) ** 2 * 0.25);
      return box2(along + (py - y) * 0.35, py - y + along * fall, long, taper, 0.16);
    },
    raise: 0.13 + lift,
  });
  const rear = start + long;
  const front = rear + long * 2 + 0.09;
  // The third one is a trigger below the front one.
  return [
    key(rear, level),
    key(front, level - (front - rear) * fall),
    key(front + 0.25, level - tall * 2 - 0.36, 0.04),
  ].slice(0, sideButtons);
}

/** Rows of keys like those of a telephone. */
function gridOf(count: number, half: number): Key[] {
  const columns = Math.ceil(count / 3);
  const { wide, tall } = pitch;
  const center = gridCenter(columns, half);
  return Array.from({ length: count }, (_, index) => {
    const column = index % columns;
    const z = center.z + (column - (columns - 1) / 2) * wide;
    const y = center.y + (Math.floor(index / columns) - 1) * tall;
    return {
      region: (pz: number, py: number) => box2(pz - z, py - y, wide * 0.44, tall * 0.42, 0.12),
      raise: column % 2 === 0 ? 0.14 : 0.22,
    };
  });
}

/** The frame around the keys of a grid. */
function panelOf({ sideButtons, length }: MouseFacts): Key {
  const columns = Math.ceil(sideButtons / 3);
  const { z, y } = gridCenter(columns, length / 2);
  return {
    region: (pz, py) => box2(pz - z, py - y, pitch.wide * columns * 0.5 + 0.06, pitch.tall * 1.5 + 0.06, 0.2),
    raise: -0.04,
  };
}

const pitch = { wide: 0.96, tall: 0.79 };

function gridCenter(columns: number, half: number): { z: number; y: number } {
  return { z: half * 0.02 - (columns - 4) * 0.1, y: 1.12 + pitch.tall };
}

/** A piece of the wall, raised by some height. @param edge radius of its edge */
function onWall({ body, side }: Form, region: Region, near: number, raise: number, edge: number): Shape {
  const inside = body.distance;
  const by = max(raise, 0);
  return shape(
    (x, y, z) => {
      const out = near - x * side;
      if (out > 0.4) return out;
      return smoothMax(inside(x, y, z) - raise, max(region(z, y), out), edge) * 0.9;
    },
    [side > 0 ? near : body.min[0] - by, 0.3, body.min[2]],
    [side > 0 ? body.max[0] + by : -near, body.max[1], body.max[2]],
  );
}

/** Knurled rubber on both walls. */
function grips({ length, height, width }: MouseFacts, { body }: Form): Shape {
  const inside = body.distance;
  const half = length / 2;
  return shape(
    (x, y, z) => {
      const out = width * 0.2 - abs(x);
      if (out > 0.4) return out;
      const knurl = 0.03 * smoothstep(-0.3, 0.6, sin((z + y) * 13) * sin((z - y) * 13));
      const zone = box2(z + 0.2, y - height * 0.26 + z * 0.05, half * 0.6, height * 0.12, 0.4);
      return max(smoothMax(inside(x, y, z) - 0.04 + knurl, zone, 0.06), out) * 0.85;
    },
    [body.min[0] - 0.05, 0.2, -half * 0.75],
    [body.max[0] + 0.05, height * 0.6, half * 0.75],
  );
}
