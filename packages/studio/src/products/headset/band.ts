import type { Part } from '../../render/part.ts';
import { mirrored, part } from '../../render/part.ts';
import { box, rounded } from '../../shapes/primitives.ts';
import type { Shape } from '../../shapes/shape.ts';
import { common, cut, length2, move, shape, turn } from '../../shapes/shape.ts';
import type { HeadsetFacts } from './headset-facts.ts';

const { abs, max } = Math;

export function band({ band: kind, cushion }: HeadsetFacts): Part[] {
  const pad = cushion === 'leather' ? 'leather' : 'fabric';
  const slot = box(0.06, 1.5, 0.12, 0.05);
  if (kind === 'steel') {
    return [
      part('steel', arch(9.35, 2.2, 0.55, 0.09, 0.05), 'steelBand'),
      part(pad, strap()),
      mirrored('body', move(turn(box(0.42, 1.9, 1.25, 0.28), 'z', -0.02), 9.15, 1.1, 0)),
      mirrored('gunmetal', move(box(0.62, 0.32, 1.1, 0.14), 8.62, 3.0, 0)),
    ];
  }
  const half = kind === 'slim' ? 1.15 : 1.65;
  const outer = arch(9.1, 1.6, half, kind === 'slim' ? 0.3 : 0.42, 0.24);
  const inlay = common(arch(9.5, 0.4, half * 0.55, 0.1, 0.06), move(box(20, 5.2, 20), 0, 9.2, 0));
  const cushioned = common(arch(8.42, 1, half * 0.94, 0.5, 0.42), move(box(6.9, 6, 20, 1.2), 0, 9.4, 0));
  const seam = common(arch(8.7, 0.4, half * 0.97, 0.05, 0.03), move(box(7.1, 6, 20, 1.2), 0, 9.6, 0));
  return [
    part('body', cut(outer, mirror(move(turn(slot, 'z', 0), 9.75, 1.4, 0)), 0.05)),
    part('dark', inlay),
    part(pad, cushioned),
    part('black', seam),
    mirrored('dark', move(box(0.52, 0.34, half * 0.82, 0.16), 9.37, 0.55, 0)),
  ];
}

/** Distance to the arch over the head, across and along it. @param radius of the arch */
function arch(radius: number, drop: number, half: number, thick: number, round: number): Shape {
  const center = 2.2;
  return shape(
    (x, y, z) => {
      const above = y - center;
      const away = above > 0 ? length2(x * 0.97, above * 0.93) : abs(x) * 0.97;
      // Narrower toward its ends.
      const width = half - max(-above, 0) * 0.05 - max(2 - above, 0) * 0.03;
      const section = rounded(abs(away - radius) - thick + round, abs(z) - width + round, round);
      const below = -drop - above;
      return (below > 0 ? length2(max(section, 0), below) - 0.02 : section) * 0.9;
    },
    [-radius * 1.1, center - drop - 0.5, -half],
    [radius * 1.1, center + radius * 1.15, half],
  );
}

/** The strap that hangs below a steel band and carries the weight. */
function strap(): Shape {
  return shape(
    (x, y, z) => {
      const above = y - 1.6;
      const away = length2(x * 0.99, max(above, 0) * 1.02);
      const section = rounded(abs(away - 8.2) - 0.08, abs(z) - 1.7, 0.14);
      return max(section, 1.5 - above) * 0.85;
    },
    [-9, 2.9, -2],
    [9, 11, 2],
  );
}

function mirror(solid: Shape): Shape {
  const { distance } = solid;
  const reach = max(abs(solid.min[0]), abs(solid.max[0]));
  return shape(
    (x, y, z) => distance(abs(x), y, z),
    [-reach, solid.min[1], solid.min[2]],
    [reach, solid.max[1], solid.max[2]],
  );
}
