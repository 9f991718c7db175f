import type { AnyModel } from '@signal-shop/mock-server/model-types';
import type { HeadsetFacts } from '../products/headset/headset-facts.ts';
import type { Part } from '../render/part.ts';
import { part } from '../render/part.ts';
import { box, cylinder } from '../shapes/primitives.ts';
import type { Point, Shape } from '../shapes/shape.ts';
import { length2, move, shape, turn, union } from '../shapes/shape.ts';
import { tube } from '../shapes/tube.ts';

const { abs, cos, max, PI, sin } = Math;

/** An accessory on a table, centered on the origin. Sizes in centimeters. */
export interface Accessory {
  readonly wide: number;
  readonly deep: number;
  readonly parts: readonly Part[];
}

/** A cable of 2 turns with a plug at each end. */
function cable(material: 'rubber' | 'braid', plug: readonly Part[]): Accessory {
  const turns = 3;
  const points = Array.from({ length: turns * 28 + 1 }, (_, step): Point => {
    const angle = (step / 28) * 2 * PI;
    const across = 2.5 + (step / 28) * 0.36;
    return [across * cos(angle), 0.2 + (step % 2) * 0.02, across * 0.82 * sin(angle)];
  });
  const tie = move(box(0.36, 0.3, 0.62, 0.12), 0, 0.3, 2.55);
  return {
    wide: 7.6,
    deep: 6.6,
    parts: [...tube(points, 0.17).map((piece) => part(material, piece)), part('voltPlastic', tie), ...plug],
  };
}

function plugAlong(wide: number, long: number): Part[] {
  const at = (piece: Shape, z: number) => move(piece, 3.6, 0.34, z);
  return [
    part('dark', at(box(wide, 0.3, 0.9, 0.16), -0.7)),
    part('steel', at(box(wide * 0.8, 0.2, long, 0.06), -1.7)),
  ];
}

function jack(): Part[] {
  return [
    part('dark', move(cylinder('z', 0.36, 0.9, 0.1), 3.6, 0.36, -0.7)),
    part('gold', move(cylinder('z', 0.18, 0.75, 0.05), 3.6, 0.36, -2)),
  ];
}

/** A rounded sheet of card with the notch of the brand. */
function sheet(wide: number, deep: number, thick: number): Shape {
  const cut = 0.9;
  return shape(
    (x, y, z) =>
      max(abs(x) - wide, abs(z) - deep, abs(y) - thick, (x - z - (wide + deep - cut)) * Math.SQRT1_2) * 0.95,
    [-wide, -thick, -deep],
    [wide, thick, deep],
  );
}

const beat: readonly (readonly [x: number, z: number])[] = [
  [-1.5, 0],
  [-0.6, 0],
  [-0.2, -0.8],
  [0.25, 0.8],
  [0.6, 0],
  [1.5, 0],
];

/** The pulse of the brand, flat. */
function pulse(height: number): Shape {
  const pieces = tube(
    beat.map(([x, z]): Point => [x, height, z]),
    0.075,
  );
  return union(...pieces);
}

const guide: Accessory = {
  wide: 6.4,
  deep: 8.4,
  parts: [
    part('white', move(sheet(3.2, 4.2, 0.12), 0, 0.14, 0)),
    part('dark', move(pulse(0.27), 0, 0, -2.4)),
    part('dark', move(box(1.5, 0.03, 0.06), -0.9, 0.26, 2.6)),
    part('dark', move(box(0.9, 0.03, 0.06), -1.5, 0.26, 3.1)),
  ],
};

const receiver: Accessory = {
  wide: 2.2,
  deep: 4,
  parts: [
    part('dark', move(box(0.85, 0.42, 1.2, 0.2), 0, 0.46, 0.6)),
    part('volt', move(box(0.3, 0.03, 0.06, 0.02), 0, 0.88, 1)),
    part('steel', move(box(0.62, 0.24, 0.8, 0.05), 0, 0.46, -1.2)),
  ],
};

/** Height of the pouch's center above the table. */
const sunk = 0.35;

export const pouch: Accessory = {
  wide: 7.6,
  deep: 9.6,
  parts: [
    // Soft goods are flat below: a part of the roundness is under the table.
    part('fabric', move(box(3.8, 0.9, 4.6, 0.85), 0, sunk, 0.1)),
    part('braid', move(turn(cylinder('x', 0.2, 3.7, 0.15), 'y', 0.02), 0, sunk + 0.65, -3.5)),
    part('voltPlastic', move(box(0.55, 0.12, 0.3, 0.08), 2.5, sunk + 0.85, 3.5)),
  ],
};

const splitter: Accessory = {
  wide: 2.8,
  deep: 7,
  parts: [
    part('dark', move(box(0.6, 0.35, 0.8, 0.2), 0, 0.38, 0.4)),
    ...[-0.85, 0.85].flatMap((x) => [
      ...tube(
        [
          [x * 0.4, 0.3, -0.3],
          [x, 0.3, -1.2],
          [x, 0.3, -1.8],
        ],
        0.14,
      ).map((piece) => part('rubber', piece)),
      part('dark', move(cylinder('z', 0.32, 0.6, 0.08), x, 0.34, -2.2)),
      part('gold', move(cylinder('z', 0.17, 0.5, 0.05), x, 0.34, -3.1)),
    ]),
    ...tube(
      [
        [0, 0.3, 1.1],
        [0, 0.3, 2.2],
      ],
      0.15,
    ).map((piece) => part('rubber', piece)),
    part('dark', move(cylinder('z', 0.38, 0.6, 0.08), 0, 0.4, 2.7)),
  ],
};

const cell: Accessory = {
  wide: 1.8,
  deep: 5.2,
  parts: [
    part('steel', move(cylinder('z', 0.7, 0.5, 0.06), 0, 0.72, -1.9)),
    part('dark', move(cylinder('z', 0.72, 1.9, 0.05), 0, 0.72, 0.5)),
    part('voltPlastic', move(cylinder('z', 0.725, 0.25, 0.02), 0, 0.72, -1.3)),
    part('steel', move(cylinder('z', 0.26, 0.14, 0.04), 0, 0.72, -2.5)),
  ],
};

function foot(x: number, z: number): Shape {
  return shape(
    (px, py, pz) => max(length2(max(abs(px - x) - 0.9, 0), pz - z) - 0.42, abs(py - 0.1) - 0.08) * 0.95,
    [x - 1.4, 0, z - 0.45],
    [x + 1.4, 0.2, z + 0.45],
  );
}

const spareFeet: Accessory = {
  wide: 4.2,
  deep: 3.6,
  parts: [
    part('card', move(box(2.1, 0.04, 1.8, 0.03), 0, 0.04, 0)),
    part('white', union(foot(0, -0.8), foot(0, 0.8))),
  ],
};

const spareGrips: Accessory = {
  wide: 4.2,
  deep: 4.6,
  parts: [
    part('rubber', move(box(0.8, 0.12, 2.1, 0.1), -1.05, 0.13, 0)),
    part('rubber', move(box(0.8, 0.12, 2.1, 0.1), 1.05, 0.13, 0)),
  ],
};

const stickers: Accessory = {
  wide: 5,
  deep: 5,
  parts: [
    part('voltPlastic', move(sheet(2.5, 2.5, 0.06), 0, 0.08, 0)),
    part('black', move(pulse(0.15), 0, 0, 0)),
  ],
};

/** The headset's own cable, where the product is pictured without it. */
export function coilOf({ isBraided, plug }: Pick<HeadsetFacts, 'isBraided' | 'plug'>): Accessory {
  return cable(isBraided ? 'braid' : 'rubber', plug === 'usb' ? plugAlong(0.62, 0.55) : jack());
}

export const braidedCable: Accessory = cable('braid', plugAlong(0.62, 0.55));

type BoxItem = AnyModel['box'][number];

/** A boom is pictured at its headset. */
type Attached = 'headset' | 'mouse' | 'boom';

/** Everything that can be in a box with the product. */
const accessories: Record<Exclude<BoxItem, Attached>, Accessory> = {
  guide,
  receiver,
  pouch,
  splitter,
  cell,
  spareFeet,
  spareGrips,
  stickers,
  usbCable: cable('rubber', plugAlong(0.62, 0.55)),
  audioCable: cable('rubber', jack()),
};

export function accessoryOf(item: BoxItem): Accessory[] {
  return item === 'headset' || item === 'mouse' || item === 'boom' ? [] : [accessories[item]];
}
