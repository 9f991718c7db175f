import type { Part } from '../../render/part.ts';
import { part } from '../../render/part.ts';
import { box, cylinderX, ringX, rounded } from '../../shapes/primitives.ts';
import type { Distance, Shape } from '../../shapes/shape.ts';
import { length2, move, shape, smoothMax, smoothstep, union } from '../../shapes/shape.ts';
import type { Form } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';

const { abs, max, min, sin } = Math;

export function shell(facts: MouseFacts, { body, top }: Form): Part[] {
  const { length, isBored, finish, tilt, topButtons } = facts;
  const half = length / 2;
  const inside = body.distance;
  const split = half * 0.06;
  const isUpright = tilt > 35;
  const seam: Distance = (x, y, z) => {
    // Between the two buttons, behind them, and around the shell.
    const above = y - top(x, z) + 0.55;
    const middle = max(abs(isUpright ? x + 0.55 : x) - 0.035, split - z, -above);
    const behind = max(abs(z - split + x * x * 0.05) - 0.032, -above);
    const around = max(abs(y - 1.02 - z * 0.02) - 0.03, -inside(x, y, z) - 0.3);
    return min(middle, behind, around);
  };
  const bores: Distance = (x, y, z) => {
    if (!isBored) return 1;
    const step = 0.86;
    const row = Math.round(z / (step * 0.866));
    const shift = row % 2 === 0 ? 0 : step / 2;
    const hz = abs(z - row * step * 0.866);
    const hx = abs(x - shift - Math.round((x - shift) / step) * step);
    // A hexagon with rounded corners.
    const hexagon = max(hx * 0.866 + hz * 0.5, hz) - 0.3;
    const zone = max(z - split + 0.75, -z - half * 0.82, 1.25 - y);
    return max(hexagon, zone);
  };
  const slot: Distance = (x, y, z) => {
    const px = isUpright ? x + 0.55 : x;
    return rounded(max(abs(px) - 0.5, abs(z - half * 0.5) - 1.35), top(0, half * 0.5) - 1.5 - y, 0.05);
  };
  const outer = within(body, (x, y, z) => {
    const d = inside(x, y, z);
    if (d > 0.35) return d;
    const hollow = isBored ? max(d, -d - 0.16) : d;
    let cutOut = smoothMax(hollow, -seam(x, y, z), 0.045);
    cutOut = max(cutOut, -slot(x, y, z));
    return isBored ? smoothMax(cutOut, -bores(x, y, z), 0.08) : cutOut;
  });
  const core = within(body, (x, y, z) => inside(x, y, z) + (isBored ? 0.62 : 0.1));
  return [
    part(finish, outer),
    part('black', core),
    ...Array.from({ length: topButtons }, (_, index) =>
      part('dark', topButton(facts, top, split, index), 'topButton'),
    ),
  ];
}

export function wheel({ length, hasLight, tilt }: MouseFacts, { top }: Form): Part[] {
  const z = (length / 2) * 0.5;
  const x = tilt > 35 ? -0.55 : 0;
  const y = top(x, z) - 0.62;
  const tire = shape(
    (px, py, pz) => {
      const radial = length2(py, pz);
      const ribs = 0.028 * smoothstep(-0.4, 0.4, sin(Math.atan2(py, pz) * 34));
      return rounded(radial - 1.12 + ribs + 0.12, abs(px) - 0.3 + 0.12, 0.12) * 0.8;
    },
    [-0.32, -1.16, -1.16],
    [0.32, 1.16, 1.16],
  );
  const rims = union(
    move(ringX(0.96, 0.045, 0.03, 0.015), 0.33, 0, 0),
    move(ringX(0.96, 0.045, 0.03, 0.015), -0.33, 0, 0),
  );
  return [
    part('rubber', move(tire, x, y, z)),
    part(hasLight ? 'volt' : 'gunmetal', move(rims, x, y, z)),
    part('dark', move(cylinderX(0.9, 0.36, 0.1), x, y, z)),
  ];
}

function within(body: Shape, distance: Distance): Shape {
  return shape(distance, body.min, body.max);
}

/** Two behind the wheel, others in a row beside the left button. */
function topButton(
  { tilt, width, length, hand }: MouseFacts,
  top: Form['top'],
  split: number,
  index: number,
): Shape {
  const isBehind = index < 2;
  const middle = tilt > 35 ? -0.55 : 0;
  const outer = (hand === 'left' ? -1 : 1) * width * 0.34;
  const x = isBehind ? middle : outer;
  const z = isBehind ? split + length * 0.055 + index * -1.15 : length * (0.2 + 0.085 * (index - 2));
  const pill = isBehind ? box(0.24, 0.2, 0.42, 0.12) : box(0.2, 0.16, 0.4, 0.1);
  return move(pill, x, top(x, z) - 0.06, z);
}
