import type { Part } from '../../render/part.ts';
import { mirrored, part } from '../../render/part.ts';
import { box } from '../../shapes/primitives.ts';
import type { Shape } from '../../shapes/shape.ts';
import { common, cut, length2, move, rounded, shape, turn } from '../../shapes/shape.ts';
import type { HeadsetFacts } from './headset-facts.ts';
import { crown, drop } from './placement.ts';

const { abs, max } = Math;

export function band({ band: kind, cushion }: HeadsetFacts): Part[] {
  const pad = cushion === 'leather' ? 'leather' : 'fabric';
  const slot = box(0.06, 0.9, 0.12, 0.05);
  const end = crown - drop;
  if (kind === 'steel') {
    return [
      part('steel', arch(9.35, drop, 0.55, 0.09, 0.05), 'steelBand'),
      part(pad, strap()),
      mirrored('body', move(turn(box(0.42, 1.25, 1.15, 0.28), 'z', -0.02), 9.25, end + 0.75, 0)),
      mirrored('gunmetal', move(box(0.5, 0.3, 1.1, 0.14), 8.65, end + 1.9, 0)),
    ];
  }
  if (kind === 'strap') {
    return [
      part('body', arch(9.35, drop, 0.85, 0.24, 0.2)),
      part('fabric', strap(), 'strap'),
      mirrored('dark', move(box(0.44, 0.95, 1, 0.26), 9.3, end + 0.5, 0)),
      mirrored('gunmetal', move(box(0.5, 0.3, 1.15, 0.14), 8.6, end + 1.75, 0)),
    ];
  }
  const half = kind === 'slim' ? 1.15 : 1.65;
  const outer = arch(9.1, drop, half, kind === 'slim' ? 0.3 : 0.42, 0.24);
  const inlay = common(arch(9.5, drop, half * 0.55, 0.1, 0.06), move(box(20, 5, 20), 0, crown + 7, 0));
  const cushioned = common(
    arch(8.42, drop, half * 0.94, 0.5, 0.42),
    move(box(6.9, 6, 20, 1.2), 0, crown + 7.2, 0),
  );
  const seam = common(
    arch(8.7, drop, half * 0.97, 0.05, 0.03),
    move(box(7.1, 6, 20, 1.2), 0, crown + 7.4, 0),
  );
  return [
    part('body', cut(outer, mirror(move(slot, 9.75, end + 1.1, 0)), 0.05)),
    part('dark', inlay),
    part(pad, cushioned),
    part('black', seam),
    mirrored('dark', move(box(0.52, 0.34, half * 0.82, 0.16), 9.37, end - 0.02, 0)),
  ];
}

/** Distance to the arch over the head, across and along it. @param radius of the arch */
function arch(radius: number, ends: number, half: number, thick: number, round: number): Shape {
  return shape(
    (x, y, z) => {
      const above = y - crown;
      const away = above > 0 ? length2(x * 0.97, above * 0.93) : abs(x) * 0.97;
      // Narrower toward its ends.
      const width = half - max(-above, 0) * 0.05 - max(2 - above, 0) * 0.03;
      const section = rounded(abs(away - radius) - thick + round, abs(z) - width + round, round);
      const below = -ends - above;
      return (below > 0 ? length2(max(section, 0), below) - 0.02 : section) * 0.9;
    },
    [-radius * 1.1, crown - ends - 0.5, -half],
    [radius * 1.1, crown + radius * 1.15, half],
  );
}

/** The strap that hangs below a steel band and carries the weight. */
function strap(): Shape {
  return shape(
    (x, y, z) => {
      const above = y - crown + 0.6;
      const away = length2(x * 0.99, max(above, 0) * 1.02);
      const section = rounded(abs(away - 8.2) - 0.08, abs(z) - 1.7, 0.14);
      return max(section, 1.6 - above) * 0.85;
    },
    [-9, crown - 0.6 + 1.4, -2],
    [9, crown + 8.4, 2],
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
