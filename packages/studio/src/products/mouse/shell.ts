import type { Part } from '../../render/part.ts';
import { part } from '../../render/part.ts';
import { box2 } from '../../shapes/primitives.ts';
import type { Distance, Shape } from '../../shapes/shape.ts';
import { length2, shape, smoothMax, smoothstep } from '../../shapes/shape.ts';
import { boresOf } from './bores.ts';
import { families } from './families.ts';
import type { Form } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';

const { abs, max, min } = Math;

/** Half of a gap between two pieces. */
const gap = 0.032;

export function shell(facts: MouseFacts, form: Form, grooves: readonly Distance[]): Part[] {
  const { isBored } = facts;
  const { body, top, onFace, wall, side } = form;
  const inside = body.distance;
  const { hasDarkBase, cut } = families[facts.family];
  const belt = beltOf(facts);
  const keys = keysOf(facts, form);
  const seams = onFace((a, n, z) => max(keys.seam(a, z), top(a, z) - 0.55 - n));
  const lift = onFace((a, n, z) => (n > top(a, z) - 1 ? keys.lift(a, z) : 0));
  const slot = onFace((a, n, z) => max(wheelSlot(facts, form, a, z), top(a, z) - 1.6 - n));
  const bores = isBored ? boresOf(facts, form) : () => 1;
  const outer = within(body, (x, y, z) => {
    const d = inside(x, y, z);
    if (d > 0.35) return d;
    const raised = d - lift(x, y, z);
    const hollow = isBored ? max(raised, -d - 0.16) : raised;
    const line = max(abs(y - belt(z)) - gap, -d - 0.3);
    const beyond = x * side - wall;
    let carved = smoothMax(hollow, -min(max(seams(x, y, z), beyond), line), 0.045);
    for (const groove of grooves) carved = max(carved, -max(groove(x, y, z), -d - 0.2));
    carved = max(carved, -slot(x, y, z));
    if (isBored) carved = smoothMax(carved, -bores(x, y, z), 0.08);
    return max(carved, beyond, hasDarkBase ? belt(z) - y : -1);
  });
  const core = within(body, (x, y, z) => inside(x, y, z) + (isBored ? 0.62 : 0.12));
  return [
    part('body', outer),
    part('black', core),
    ...(hasDarkBase
      ? [
          part(
            'dark',
            within(body, (x, y, z) => max(inside(x, y, z) + 0.01, y - belt(z) + gap)),
          ),
        ]
      : []),
    ...(wall < 9
      ? [
          part(
            'dark',
            within(body, (x, y, z) => {
              let panel = max(inside(x, y, z), wall + gap * 2 - x * side, belt(z) + gap - y);
              for (const groove of grooves) panel = max(panel, -groove(x, y, z));
              return panel;
            }),
          ),
        ]
      : []),
    ...(cut === 'strip' ? [part('piano', strip(facts, form))] : []),
    part('dark', slotFrame(facts, form)),
    ...topButtons(facts, form),
  ];
}

/** Height of the seam between base and shell. */
function beltOf({ family, height }: MouseFacts): (z: number) => number {
  if (family === 'upright') return (z) => 0.95 + 0.02 * z;
  const low = min(0.95, height * 0.28);
  return families[family].hasDarkBase
    ? (z) => low + 0.012 * z * z * 0.6 + 0.03 * z
    : (z) => low * 0.75 + 0.02 * z;
}

interface Keys {
  /** Distance to the gaps, seen from above. */
  readonly seam: (across: number, z: number) => number;
  /** How far the keys rise above the shell. */
  readonly lift: (across: number, z: number) => number;
}

function keysOf(facts: MouseFacts, { middle, breadth }: Form): Keys {
  const half = facts.length / 2;
  const split = half * 0.06;
  const { cut } = families[facts.family];
  if (cut === 'strip') {
    return { seam: (a, z) => abs(stripRegion(facts, a - middle, z)) - gap, lift: () => 0 };
  }
  if (cut === 'plates') {
    const wide = breadth * 0.36;
    const region = (a: number, z: number) =>
      box2(abs(a - middle) - wide - 0.1, z - half * 0.62 - 0.4, wide, half * 0.62 + 0.4 - split * 0.4, 0.45);
    return {
      seam: (a, z) => abs(region(a, z)) - gap,
      lift: (a, z) => 0.07 * smoothstep(0.01, -0.06, region(a, z)),
    };
  }
  return {
    seam: (a, z) => {
      const across = abs(z - split + (a - middle) ** 2 * 0.045) - gap;
      return min(across, max(abs(a - middle) - gap, split - z));
    },
    lift: () => 0,
  };
}

/** The strip between the buttons, from the nose to behind the wheel. */
function stripRegion({ length }: MouseFacts, across: number, z: number): number {
  const half = length / 2;
  return box2(across, z - half * 0.72, 0.72, half * 0.94, 0.7);
}

function strip(facts: MouseFacts, { body, middle, onFace }: Form): Shape {
  const inside = body.distance;
  const region = onFace((a, _n, z) => stripRegion(facts, a - middle, z) + gap);
  const slot = onFace((a, _n, z) => box2(a - middle, z - facts.length * 0.25, 0.46, 1.4, 0.3));
  return within(body, (x, y, z) => {
    const d = inside(x, y, z) + 0.035;
    return d > 0.4 ? d : max(smoothMax(d, region(x, y, z), 0.06), -slot(x, y, z), 1.2 - y);
  });
}

function wheelSlot({ length }: MouseFacts, { middle }: Form, across: number, z: number): number {
  return box2(across - middle, z - length * 0.25, 0.5, 1.42, 0.34);
}

/** A thin frame around the wheel. */
function slotFrame(facts: MouseFacts, form: Form): Shape {
  const inside = form.body.distance;
  const region = form.onFace((a, _n, z) => abs(wheelSlot(facts, form, a, z) + 0.02) - 0.06);
  return within(form.body, (x, y, z) => {
    const d = inside(x, y, z) - 0.03;
    return d > 0.4 ? d : max(smoothMax(d, region(x, y, z), 0.04), -d - 0.5, 1 - y, x * form.side - form.wall);
  });
}

/** Two behind the wheel, others in a row along the thumb's edge of its button. */
function topButtons(facts: MouseFacts, { body, middle, breadth, side, onFace, top }: Form): Part[] {
  const { length, topButtons: count } = facts;
  const inside = body.distance;
  const edge = middle + side * breadth * 0.84;
  return Array.from({ length: count }, (_, index) => {
    const isBehind = index < 2;
    const a = isBehind ? middle : edge;
    const z = isBehind ? length * (0.09 - index * 0.085) : length * (0.1 + 0.1 * (index - 2));
    const region = onFace((pa, n, pz) =>
      max(box2(pa - a, pz - z, isBehind ? 0.24 : 0.26, isBehind ? 0.4 : 0.5, 0.16), top(pa, pz) - 1.4 - n),
    );
    const button = within(body, (x, y, at) => {
      const d = inside(x, y, at) - 0.12;
      return d > 0.4 ? d : smoothMax(d, region(x, y, at), 0.1);
    });
    return part('dark', button, 'topButton');
  });
}

/** A piece that follows the shell, with the room for what rises above it. */
export function within({ min: low, max: high }: Shape, distance: Distance): Shape {
  const by = 0.15;
  return shape(distance, [low[0] - by, low[1], low[2] - by], [high[0] + by, high[1] + by, high[2] + by]);
}

/** The mark's distance in a plane, from pairs of points. */
export function polyline(points: readonly (readonly [number, number])[], px: number, py: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [ax, ay] = points[index] as readonly [number, number];
    const [bx, by] = points[index + 1] as readonly [number, number];
    const t = min(
      max(((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2), 0),
      1,
    );
    nearest = min(nearest, length2(px - ax - (bx - ax) * t, py - ay - (by - ay) * t));
  }
  return nearest;
}
