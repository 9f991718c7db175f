import { models } from '@signal-shop/mock-server/models';
import type { ColorName } from '../colors.ts';
import { paintOf } from '../colors.ts';
import type { Facts } from '../facts.ts';
import { factsOf } from '../facts.ts';
import { cupLayers } from '../products/headset/cup.ts';
import { ear, floorOf } from '../products/headset/placement.ts';
import { partsOf } from '../products/parts.ts';
import type { Part } from '../render/part.ts';
import { part } from '../render/part.ts';
import { box, cylinder } from '../shapes/primitives.ts';
import type { Point } from '../shapes/shape.ts';
import { clamp, length2, length3, move, rounded, shape } from '../shapes/shape.ts';
import { tube } from '../shapes/tube.ts';
import { mouseLayers, seamOf, sideOf } from './apart.ts';
import type { Place } from './place.ts';
import { place } from './place.ts';

const { abs, atan2, cos, max } = Math;

const color: ColorName = 'white';
const headset = factsOfKind('G9000', 'headset');
const mouse = factsOfKind('M49', 'mouse');

/** Height of the mat, on which everything is. */
const top = 0.3;
/** Degrees that a mouse is turned by: its nose is away from the camera. */
const turned = 154;

/** A whole headset and a whole mouse, and the parts of another of each, in the order of assembly. */
export function workbench(): Part[] {
  return [
    ...bench(),
    ...lamp(25, -17),
    ...lay(partsOf(headset), { at: [-14, top - floorOf(headset.radius), -8.6], turns: [['y', 25]] }),
    ...cupParts(),
    ...lay(partsOf(mouse), { at: [-9, top, 9.2], turns: [['y', turned]] }),
    ...mouseParts(),
    ...screwdriver(13.6, 14.6, 74),
  ];
}

function lay(pieces: readonly Part[], where: Omit<Place, 'paint'>): Part[] {
  return place(pieces.map(bounded), { ...where, paint: paintOf(color) });
}

/** The room that a piece may leave free in its box, in centimeters. */
const slack = 1.5;

/** The profiles of a mouse hold near it only: farther away the distance to its box limits them. */
function bounded(piece: Part): Part {
  const { distance, min: low, max: high } = piece.shape;
  const beyond = (value: number, axis: 0 | 1 | 2) => max(low[axis] - value, value - high[axis], 0);
  const limited = shape(
    (x, y, z) => {
      const away = length3(beyond(x, 0), beyond(y, 1), beyond(z, 2));
      const own = distance(x, y, z);
      return away === 0 ? own : clamp(own, away, away + slack);
    },
    low,
    high,
  );
  return { ...piece, shape: limited };
}

/** As wide as the picture and no wider: the finer the cells of the search are, the finer are the shadows. */
function bench(): Part[] {
  return [
    part('lacquer', move(box(40, 1.6, 29, 0.3), 3, -1.6, -4)),
    part('rubber', move(box(33, 0.15, 20, 0.12), 3, 0.15, 3)),
  ];
}

/** The layers of a cup beside each other, from the outside inward: the last two show the side of the ear. */
function cupParts(): Part[] {
  const { cover, housing, driver, cushion } = cupLayers(headset);
  const degrees = 180 / Math.PI;
  /** @param lowest where the layer ends below, along the axis of the cup */
  const flat = (layer: readonly Part[], x: number, z: number, lowest: number, side: 1 | -1) => {
    const upright = place(sideOf(layer, 1, 0).map(bounded), { at: [-ear[0], -ear[1], -ear[2]] });
    // Takes back how a cup leans in a headset.
    const level = place(upright, {
      at: [0, 0, 0],
      turns: [
        ['z', 0.07 * degrees],
        ['y', 0.13 * degrees],
        ['z', 90 * side],
      ],
    });
    return place(level, { at: [x, top - lowest * side, z], paint: paintOf(color) });
  };
  return [
    ...flat(cover, 1.4, -5.5, 0.94, 1),
    ...flat(housing, 9.2, -5.5, -0.52, 1),
    ...flat(driver, 17.2, -5, -0.85, -1),
    ...flat(cushion, 25.2, -4.5, -0.5, -1),
  ];
}

/** The layers of a mouse beside each other, from the top down. */
function mouseParts(): Part[] {
  const { top: lid, wheel, board, base, feet } = mouseLayers(mouse);
  const seam = seamOf(mouse);
  const flat = (layer: readonly Part[], x: number, z: number, up: number) =>
    lay(layer, { at: [x, top + up, z], turns: [['y', turned]] });
  return [
    ...flat(lid, 0.2, 8.6, -seam),
    ...rolled(wheel, 6.2, 7.8),
    ...flat(board, 11.6, 7.2, 0.07 - seam),
    ...flat([...base, ...feet], 20, 6.5, 0),
  ];
}

/** A wheel on its tire. */
function rolled(wheel: readonly Part[], x: number, z: number): Part[] {
  const tire = wheel[0]?.shape;
  if (tire === undefined) return [];
  const middle = (axis: 0 | 1 | 2) => (tire.min[axis] + tire.max[axis]) / 2;
  const level = place(wheel, { at: [-middle(0), -middle(1), -middle(2)] });
  return place(level, { at: [x, top + 1, z], turns: [['y', 40]] });
}

/** The only volt thing on the bench. @param yaw degrees */
function screwdriver(x: number, z: number, yaw: number): Part[] {
  const handle = shape(
    (px, py, pz) => {
      const flutes = 0.09 * max(cos(atan2(py, px) * 6), 0);
      const waist = 0.12 * cos((pz + 0.6) * 1.1);
      return rounded(length2(px, py) - 0.62 + flutes + waist, abs(pz) - 3.2, 0.3) * 0.85;
    },
    [-1.1, -1.1, -3.6],
    [1.1, 1.1, 3.6],
  );
  const pieces = [
    part('voltPlastic', handle),
    part('dark', move(cylinder('z', 0.5, 0.35, 0.1), 0, 0, 3.5)),
    part('steel', move(cylinder('z', 0.2, 3, 0.03), 0, 0, 6.6)),
    part('steel', move(cylinder('z', 0.12, 0.3, 0.05), 0, 0, 9.8)),
  ];
  return place(pieces, { at: [x, top + 0.95, z], turns: [['y', yaw]] });
}

/** A lamp whose shade hides its light from the camera. @param x,z the center of its foot */
function lamp(x: number, z: number): Part[] {
  const elbow: Point = [x + 5.2, 12.4, z];
  const neck: Point = [x - 7.6, 17.4, z + 1.5];
  const bar = (from: Point, to: Point) => tube([from, to], 0.42).map((piece) => part('gunmetal', piece));
  const shade = shape(
    (px, py, pz) => {
      const wide = 2.2 + clamp(-py, -1.6, 2.4) * 0.85;
      return max(abs(length2(px, pz) - wide) * 0.7 - 0.1, abs(py + 0.4) - 2.2) * 0.9;
    },
    [-4.4, -2.7, -4.4],
    [4.4, 1.9, 4.4],
  );
  const cap = move(cylinder('y', 1.3, 0.7, 0.3), 0, 2, 0);
  const head = place([part('dark', shade), part('dark', cap)].map(bounded), {
    at: [neck[0] - 0.6, neck[1] - 1.6, neck[2]],
    turns: [
      ['z', -24],
      ['y', -20],
    ],
  });
  return [
    part('dark', move(cylinder('y', 5.2, 0.5, 0.25), x, 0.5, z)),
    ...bar([x, 0.6, z], elbow),
    ...bar(elbow, neck),
    ...[elbow, neck].map((joint) => part('dark', move(cylinder('z', 0.85, 0.7, 0.15), ...joint))),
    ...head,
  ];
}

function factsOfKind<Kind extends Facts['kind']>(name: string, kind: Kind): Extract<Facts, { kind: Kind }> {
  const model = models.find((one) => one.model === name);
  const facts = model && factsOf(model);
  if (!isOfKind(facts, kind)) throw new Error(`${name} is no ${kind}.`);
  return facts;
}

function isOfKind<Kind extends Facts['kind']>(
  facts: Facts | undefined,
  kind: Kind,
): facts is Extract<Facts, { kind: Kind }> {
  return facts?.kind === kind;
}
