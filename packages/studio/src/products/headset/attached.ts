import type { Part } from '../../render/part.ts';
import { part } from '../../render/part.ts';
import { box, cylinder, sphere } from '../../shapes/primitives.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import { centered, length2, move, rounded, shape, turn, union } from '../../shapes/shape.ts';
import { curve, tube } from '../../shapes/tube.ts';
import { usbPlug } from '../plug.ts';
import type { HeadsetFacts } from './headset-facts.ts';
import { ear, floorOf } from './placement.ts';

const { abs, sin } = Math;

/** Distance from the ear to where a boom or a cable leaves the left cup. */
export function microphone({ microphone: kind, radius }: HeadsetFacts): Part[] {
  const side = -ear[0] - 0.55;
  const root: Point = [side, ear[1] - radius * 0.62, radius * 0.62];
  if (kind === 'builtIn') {
    const slits = [0, 1, 2].map((index) =>
      move(cylinder('z', 0.075, 0.16), side + 0.1 + index * 0.24, ear[1] - radius * 0.55, radius * 0.86),
    );
    return [part('black', union(...slits), 'builtInMicrophone')];
  }
  const tip: Point = [-3.6, ear[1] - radius * 0.84, radius * 0.6 + 5.9];
  const path = curve(
    [
      root,
      [side - 0.35, ear[1] - radius * 0.78, radius * 0.62 + 1.9],
      [side + 1.5, ear[1] - radius * 0.88, radius * 0.6 + 4.6],
      tip,
    ],
    9,
  );
  const capsule = turn(
    union(centered((x, y, z) => rounded(length2(y, z) - 0.36, abs(x) - 0.62, 0.2), 0.85, 0.6, 0.6)),
    'y',
    -0.28,
  );
  const foam = move(capsule, tip[0] + 0.65, tip[1], tip[2] + 0.12);
  const ring = move(turn(cylinder('x', 0.47, 0.16, 0.06), 'y', -0.28), tip[0] - 0.15, tip[1], tip[2] - 0.1);
  const base: Record<'fixed' | 'flip' | 'detachable', Part[]> = {
    fixed: [part('dark', move(sphere(0.52), ...root))],
    flip: [
      part('dark', move(cylinder('x', 0.78, 0.36, 0.14), root[0] - 0.1, root[1], root[2])),
      part('steel', move(cylinder('x', 0.34, 0.4, 0.06), root[0] - 0.12, root[1], root[2])),
    ],
    detachable: [
      part(
        'dark',
        move(turn(cylinder('z', 0.36, 0.75, 0.1), 'x', 0.6), root[0], root[1] - 0.25, root[2] + 0.3),
      ),
      part(
        'gunmetal',
        move(turn(cylinder('z', 0.4, 0.14, 0.04), 'x', 0.6), root[0], root[1] + 0.12, root[2] - 0.15),
      ),
    ],
  };
  return [
    ...base[kind],
    ...tube(path, kind === 'flip' ? 0.26 : 0.19).map((piece) =>
      part(kind === 'flip' ? 'dark' : 'rubber', piece, 'boom'),
    ),
    part('foam', foam),
    part(kind === 'fixed' ? 'dark' : 'voltPlastic', ring),
  ];
}

/** Where the cable ends in its plug, and the way the plug points around the y axis. */
export function plugAt({ radius }: Pick<HeadsetFacts, 'radius'>): { at: Point; heading: number } {
  return { at: [4.6, floorOf(radius) + 0.3, 7.4], heading: 1.95 };
}

export function cable(facts: HeadsetFacts): Part[] {
  const { cable: meters, radius, isBraided, hasRemote, plug: kind } = facts;
  if (meters === undefined) return [];
  const x = -ear[0] - 0.25;
  const low = ear[1] - radius;
  const ground = floorOf(radius) + 0.18;
  const { at: end, heading } = plugAt(facts);
  const path = curve(
    [
      [x, low + 0.2, -0.9],
      [x - 0.9, ground + 0.12, -2],
      [x - 2.1, ground, -1.4],
      [x - 1.9, ground, 1.4],
      [x + 1.2, ground, 3.6],
      [x + 5, ground, 3.4],
      [x + 8.2, ground, 4.9],
      [end[0] - Math.sin(heading) * 2.6, ground, end[2] - Math.cos(heading) * 2.6],
      end,
    ],
    9,
  );
  const remote = hasRemote
    ? [
        part('dark', move(turn(box(1.5, 0.34, 0.62, 0.26), 'y', 0.1), ...remoteAt(radius)), 'remote'),
        part(
          'steel',
          move(turn(cylinder('y', 0.3, 0.42, 0.05), 'y', 0.1), x + 3.5, ground + 0.26, remoteAt(radius)[2]),
        ),
      ]
    : [];
  return [
    part('rubber', move(turn(cylinder('y', 0.28, 0.55, 0.12), 'x', -0.5), x, low + 0.1, -0.95)),
    ...tube(path, isBraided ? 0.18 : 0.15).map((piece) =>
      part(isBraided ? 'braid' : 'rubber', piece, 'cable'),
    ),
    ...remote,
    ...(kind === 'usb' ? usbPlug(end, heading) : jack(end, heading)),
  ];
}

export function remoteAt(radius: number): Point {
  return [-ear[0] + 2.8, floorOf(radius) + 0.34, 3.5];
}

/** A 3.5 mm plug with four contacts. */
function jack(end: Point, heading: number): Part[] {
  const at = (piece: Shape, along: number) => move(turn(move(piece, 0, 0, along), 'y', heading), ...end);
  return [
    part('rubber', at(cylinder('z', 0.24, 0.5, 0.1), 0)),
    part('gunmetal', at(cylinder('z', 0.36, 0.7, 0.08), 1)),
    part('gold', at(cylinder('z', 0.175, 0.7, 0.1), 2.3)),
    part('black', at(cylinder('z', 0.18, 0.035), 2)),
    part('black', at(cylinder('z', 0.18, 0.035), 2.35)),
    part('black', at(cylinder('z', 0.18, 0.035), 2.65)),
  ];
}

export function extras({ hasWheel, radius, cable: meters }: HeadsetFacts): Part[] {
  const side = ear[0] + 0.15;
  const port = move(box(0.16, 0.1, 0.42, 0.08), side, ear[1] - radius * 1.0, -0.7);
  const button = move(box(0.3, 0.16, 0.55, 0.12), side, ear[1] - radius * 0.78, -radius * 0.66);
  const wheel = shape(
    (x, y, z) => {
      const radial = length2(y, z);
      const ribs = sin(Math.atan2(y, z) * 30) * 0.025;
      return rounded(radial - 0.8 + ribs, abs(x) - 0.2, 0.05) * 0.8;
    },
    [-0.3, -0.9, -0.9],
    [0.3, 0.9, 0.9],
  );
  return [
    ...(meters === undefined ? [part('black', port, 'port')] : []),
    part('dark', button),
    ...(hasWheel
      ? [part('gunmetal', move(wheel, -side - 0.05, ear[1] - radius * 0.5, -radius * 0.62), 'volumeWheel')]
      : []),
  ];
}
