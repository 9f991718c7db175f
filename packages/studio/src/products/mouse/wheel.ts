import type { Part } from '../../render/part.ts';
import { part } from '../../render/part.ts';
import { cylinder, ringX } from '../../shapes/primitives.ts';
import { length2, move, rounded, shape, smoothstep, union } from '../../shapes/shape.ts';
import type { Form } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';

const { abs, atan2, sin } = Math;

export function wheel({ length, hasSteelWheel }: MouseFacts, { top, middle, place }: Form): Part[] {
  const z = length * 0.25;
  const teeth = hasSteelWheel ? 38 : 32;
  const deep = hasSteelWheel ? 0.028 : 0.034;
  const tire = shape(
    (x, y, pz) => {
      const ribs = deep * smoothstep(-0.4, 0.4, sin(atan2(y, pz) * teeth));
      return rounded(length2(y, pz) - 1.0 + ribs, abs(x) - 0.2, 0.12) * 0.8;
    },
    [-0.34, -1.16, -1.16],
    [0.34, 1.16, 1.16],
  );
  const rims = union(
    move(ringX(0.95, 0.05, 0.035, 0.015), 0.33, 0, 0),
    move(ringX(0.95, 0.05, 0.035, 0.015), -0.33, 0, 0),
  );
  const at = (piece: typeof tire) => place(move(piece, middle, top(middle, z) - 0.66, z));
  return [
    part(hasSteelWheel ? 'gunmetal' : 'rubber', at(tire)),
    part(hasSteelWheel ? 'steel' : 'gunmetal', at(rims)),
    part('dark', at(cylinder('x', 0.9, 0.36, 0.1))),
  ];
}
