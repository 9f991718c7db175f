import type { AnyModel } from '@signal-shop/mock-server/model-types';
import { factsOf } from '../facts.ts';
import { headset } from '../products/headset/headset.ts';
import type { HeadsetFacts } from '../products/headset/headset-facts.ts';
import { formOf, mouse } from '../products/mouse/mouse.ts';
import type { MouseFacts } from '../products/mouse/mouse-facts.ts';
import type { Part, PartName } from '../render/part.ts';
import type { Distance } from '../shapes/shape.ts';
import { shape } from '../shapes/shape.ts';
import type { Accessory } from './accessories.ts';
import { accessoryOf, coilOf } from './accessories.ts';
import { place } from './place.ts';

const gap = 1.5;

/** The content of a model's box, in right angles on a table and seen from above: the product at the left, the rest beside it. */
export function inTheBox(model: AnyModel): Part[] {
  const facts = factsOf(model);
  const isHeadset = facts.kind === 'headset';
  const { cable, ...rest } = facts;
  const hasCoil = isHeadset && cable !== undefined;
  const product = isHeadset
    ? place(headset(rest as HeadsetFacts), { at: [-5.4, 5.2, 1.8], turns: [['x', -90]] })
    : place(mouseOf(facts), { at: [-4.6, 0, 0], turns: [['y', 180]] });
  const items = model.box.flatMap(accessoryOf);
  const beside = isHeadset
    ? { left: 7.6, wide: 12.6, deep: 21 }
    : { left: facts.cable === undefined ? 0.6 : facts.width / 2 + 0.6, wide: 10, deep: 13.4 };
  return [...product, ...arrange(hasCoil ? [coilOf(facts), ...items] : items, beside)];
}

/** Pieces of a mouse that follow its wall. */
const onWall: ReadonlySet<PartName | undefined> = new Set(['grip', 'sideButton', 'sidePanel']);
/** They rise less than this above the shell. */
const rise = 0.3;

/**
 * The pieces of a mouse, none nearer than its shell. Those on the wall measure the way to the wall's plane, and with a floor
 * around the mouse, that plane would cast a shadow.
 */
function mouseOf(facts: MouseFacts): Part[] {
  const shell = formOf(facts).body.distance;
  return mouse(facts).map((piece) => {
    const { distance, min, max } = piece.shape;
    const isOnWall = onWall.has(piece.name);
    const apart: Distance = (x, y, z) => Math.max(distance(x, y, z), shell(x, y, z) - rise);
    return isOnWall ? { ...piece, shape: shape(apart, min, max) } : piece;
  });
}

interface Area {
  readonly left: number;
  readonly wide: number;
  readonly deep: number;
}

/** Lays accessories in rows, the rows centered from back to front. */
function arrange(items: readonly Accessory[], { left, wide, deep }: Area): Part[] {
  const rows: Accessory[][] = [];
  for (const item of items.toSorted((one, other) => other.deep - one.deep)) {
    const row = rows.find((known) => widthOf(known) + gap + item.wide <= wide);
    if (row === undefined) rows.push([item]);
    else row.push(item);
  }
  const depths = rows.map((row) => Math.max(...row.map((item) => item.deep)));
  const free = deep - depths.reduce((sum, depth) => sum + depth, 0);
  const between = rows.length > 1 ? Math.min(Math.max(free / (rows.length - 1), gap), 2.4) : 0;
  const used = deep - free + between * (rows.length - 1);
  let z = -used / 2;
  return rows.flatMap((row, index) => {
    const depth = depths[index] ?? 0;
    let x = left;
    const parts = row.flatMap((item) => {
      const placed = place(item.parts, { at: [x + item.wide / 2, 0, z + depth / 2] });
      x += item.wide + gap;
      return placed;
    });
    z += depth + between;
    return parts;
  });
}

function widthOf(row: readonly Accessory[]): number {
  return row.reduce((sum, { wide }) => sum + wide, 0) + gap * (row.length - 1);
}
