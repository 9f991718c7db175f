import { box2 } from '../../shapes/primitives.ts';
import type { Shape } from '../../shapes/shape.ts';
import { smoothMax, smoothstep } from '../../shapes/shape.ts';
import { families } from './families.ts';
import type { Form } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';
import { within } from './within.ts';

const { abs, max, min } = Math;

/** Half of a gap between two pieces. */
export const gap = 0.032;

interface Keys {
  /** Distance to the gaps, seen from above. */
  readonly seam: (across: number, z: number) => number;
  /** How far the keys rise above the shell. */
  readonly lift: (across: number, z: number) => number;
}

export function keysOf(facts: MouseFacts, { middle, breadth }: Form): Keys {
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

/** The strip itself, which holds the wheel. */
export function strip(facts: MouseFacts, { body, middle, onFace }: Form): Shape {
  const inside = body.distance;
  const region = onFace((a, _n, z) => stripRegion(facts, a - middle, z) + gap);
  const slot = onFace((a, _n, z) => box2(a - middle, z - facts.length * 0.25, 0.46, 1.4, 0.3));
  return within(body, (x, y, z) => {
    const d = inside(x, y, z) + 0.035;
    return d > 0.4 ? d : max(smoothMax(d, region(x, y, z), 0.06), -slot(x, y, z), 1.2 - y);
  });
}
