import type { Part } from '../../render/part.ts';
import { part } from '../../render/part.ts';
import { box, curve, cylinderZ, tube } from '../../shapes/primitives.ts';
import type { Distance, Point } from '../../shapes/shape.ts';
import { clamp, length2, move, shape, smoothMax, smoothstep } from '../../shapes/shape.ts';
import type { Form } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';

const { abs, max, min, sin } = Math;

/** Buttons and grip for the thumb. */
export function thumb(facts: MouseFacts, { body, top, side }: Form): Part[] {
  const { sideButtons, hasGrips, length, tilt, height } = facts;
  const inside = body.distance;
  const half = length / 2;
  const isUpright = tilt > 35;
  const raised = (by: number, low: Point, high: Point, edge: number) => {
    const zone = box((high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2, edge);
    const at = move(zone, (low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2);
    return shape(
      (x, y, z) => smoothMax(inside(x, y, z) - by, at.distance(x, y, z), 0.09),
      [max(at.min[0], body.min[0] - by), at.min[1], at.min[2]],
      [min(at.max[0], body.max[0] + by), at.max[1], at.max[2]],
    );
  };
  const sideOf = (
    near: number,
    low: number,
    high: number,
    from: number,
    to: number,
    by: number,
    edge: number,
  ) => {
    const [a, b] = side > 0 ? [near, 9] : [-9, -near];
    return raised(by, [a, low, from], [b, high, to], edge);
  };
  const parts: Part[] = [];
  const level = isUpright ? top(side * 0.8, half * 0.1) * 0.5 : height * 0.5;
  const near = isUpright ? 0.4 : facts.width * 0.3;
  if (sideButtons > 3) {
    const columns = Math.ceil(sideButtons / 3);
    for (let index = 0; index < sideButtons; index += 1) {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const from = -half * 0.3 + column * 1.02;
      parts.push(
        part(
          'dark',
          sideOf(0.8, 0.95 + row * 0.72, 1.58 + row * 0.72, from, from + 0.92, 0.13, 0.12),
          'sideButton',
        ),
      );
    }
  } else {
    for (let index = 0; index < sideButtons; index += 1) {
      // The third one is a trigger below the front one.
      const isTrigger = index === 2;
      const from = -half * 0.2 + (isTrigger ? 2.3 : index * 1.95);
      const low = isTrigger ? level - 0.95 : level;
      parts.push(part('dark', sideOf(near, low, low + 0.68, from, from + 1.82, 0.1, 0.16), 'sideButton'));
    }
  }
  if (hasGrips) {
    const grips = shape(
      (x, y, z) => {
        const grooves = 0.03 * smoothstep(-0.2, 0.5, sin((y * 0.9 + z) * 9));
        const zone = smoothMax(abs(z + 0.1) - half * 0.56, abs(y - height * 0.34) - height * 0.16, 0.5);
        return max(smoothMax(inside(x, y, z) - 0.045 + grooves, zone, 0.06), 0.6 - abs(x)) * 0.85;
      },
      [body.min[0] - 0.05, 0.2, -half * 0.7],
      [body.max[0] + 0.05, height * 0.6, half * 0.7],
    );
    parts.push(part('rubber', grips, 'grip'));
  }
  return parts;
}

/** The pulse on the back, and a line of light around the base where the specification has one. */
export function mark({ length, hasLight, isBored, tilt }: MouseFacts, { body }: Form): Part[] {
  const inside = body.distance;
  const half = length / 2;
  const points: readonly (readonly [number, number])[] = [
    [-0.75, 0],
    [-0.34, 0],
    [-0.09, 0.62],
    [0.16, -0.55],
    [0.36, 0],
    [0.75, 0],
  ];
  const center = isBored ? -half * 0.9 : -half * 0.5;
  const drawn: Distance = (x, y, z) => {
    let nearest = 9;
    for (let index = 0; index < points.length - 1; index += 1) {
      const [ax, az] = points[index] as readonly [number, number];
      const [bx, bz] = points[index + 1] as readonly [number, number];
      const px = x - ax;
      const pz = z - center - az;
      const t = clamp((px * (bx - ax) + pz * (bz - az)) / ((bx - ax) ** 2 + (bz - az) ** 2), 0, 1);
      nearest = min(nearest, length2(px - (bx - ax) * t, pz - (bz - az) * t));
    }
    return max(nearest - 0.055, inside(x, y, z) - 0.012, 1 - y) * 0.9;
  };
  const parts: Part[] = [];
  if (!isBored && tilt <= 35) {
    parts.push(
      part(
        hasLight ? 'volt' : 'steel',
        shape(drawn, [-0.9, 1, center - 0.8], [0.9, body.max[1] + 0.1, center + 0.8]),
      ),
    );
  }
  if (hasLight) {
    const line: Distance = (x, y, z) =>
      max(abs(y - 0.52) - 0.055, abs(inside(x, y, z)) - 0.02, z - half * 0.35) * 0.9;
    parts.push(part('volt', shape(line, body.min, [body.max[0], 0.7, body.max[2]]), 'light'));
  }
  return parts;
}

export function cable({ cable: meters, length, isBraided }: MouseFacts): Part[] {
  if (meters === undefined) return [];
  const z = length / 2;
  const path = curve(
    [
      [0, 0.75, z - 0.2],
      [0, 0.62, z + 1.8],
      [-0.9, 0.2, z + 4],
      [-3.6, 0.2, z + 4.6],
      [-6.6, 0.2, z + 2.2],
      [-9.6, 0.2, z + 0.2],
      [-14, 0.2, z + 1],
    ],
    10,
  );
  return [
    part('rubber', move(cylinderZ(0.32, 0.75, 0.12), 0, 0.72, z + 0.35)),
    ...tube(path, isBraided ? 0.17 : 0.15).map((piece) =>
      part(isBraided ? 'fabric' : 'rubber', piece, 'cable'),
    ),
  ];
}
