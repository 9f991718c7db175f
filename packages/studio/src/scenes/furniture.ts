import type { Part } from '../render/part.ts';
import { part } from '../render/part.ts';
import { box, cylinder } from '../shapes/primitives.ts';
import type { Point, Shape } from '../shapes/shape.ts';
import { clamp, cut, length2, move, shape, turn, union } from '../shapes/shape.ts';

const { abs, max, min, round } = Math;

/** The top of a desk at y = 0, wider than any picture of it. */
export function desk(material: 'lacquer' | 'card' | 'white' = 'lacquer'): Part[] {
  return [part(material, move(box(90, 1.6, 34, 0.3), 0, -1.6, -6))];
}

/** A mat of cloth with a stitched edge. @param x,z its center; @param wide,deep half of its size */
export function mat(x: number, z: number, wide: number, deep: number): Part[] {
  return [
    part('voltPlastic', move(box(wide, 0.08, deep, 0.08), x, 0.1, z)),
    part('cloth', move(box(wide - 0.14, 0.16, deep - 0.14, 0.12), x, 0.16, z)),
  ];
}

const pitch = 1.9;
const columns = 15;
const rows = 5;

/** A keyboard of five rows. @param x,z its center */
export function keyboard(x: number, z: number): Part[] {
  const wide = (columns * pitch) / 2;
  const deep = (rows * pitch) / 2;
  const at = (solid: Shape, up: number) => move(turn(move(solid, 0, up, 0), 'x', 0.08), x, 0.9, z);
  const isAccent = (column: number, row: number) => column === 0 && row === 0;
  return [
    part('gunmetal', at(box(wide + 0.5, 0.55, deep + 0.5, 0.3), 0)),
    part('black', at(box(wide + 0.1, 0.2, deep + 0.1, 0.1), 0.45)),
    part(
      'dark',
      at(
        caps((column, row) => !isAccent(column, row)),
        1.05,
      ),
    ),
    part('voltPlastic', at(caps(isAccent), 1.05)),
  ];
}

/** Keycaps in a lattice. The lowest row has one long key in its middle. */
function caps(isThere: (column: number, row: number) => boolean): Shape {
  const wide = (columns * pitch) / 2;
  const deep = (rows * pitch) / 2;
  return shape(
    (px, py, pz) => {
      const row = clamp(round(pz / pitch + (rows - 1) / 2), 0, rows - 1);
      const z = pz - (row - (rows - 1) / 2) * pitch;
      const isLong = row === rows - 1 && abs(px) < pitch * 3;
      const column = clamp(round(px / pitch + (columns - 1) / 2), 0, columns - 1);
      if (!isThere(isLong ? -1 : column, row)) return max(pitch * 0.3, abs(py) - 0.5);
      const x = isLong ? px : px - (column - (columns - 1) / 2) * pitch;
      const half = isLong ? pitch * 2.5 + 0.82 : 0.82;
      // A cap is narrower at its top, and hollow for the fingertip.
      const narrow = 0.16 * clamp(py + 0.45, 0, 0.9);
      const dx = abs(x) - half + narrow + 0.14;
      const dz = abs(z) - 0.82 + narrow + 0.14;
      const bowl = 0.05 * max(1 - x * x, 0);
      const dy = abs(py + bowl) - 0.45 + 0.14;
      const outside = length2(length2(max(dx, 0), max(dz, 0)), max(dy, 0));
      return (min(max(dx, dy, dz), 0) + outside - 0.14) * 0.85;
    },
    [-wide, -0.55, -deep],
    [wide, 0.55, deep],
  );
}

const beat: readonly (readonly [x: number, y: number])[] = [
  [-26, 0],
  [-9, 0],
  [-6.4, 6.2],
  [-2.2, -6.6],
  [0.6, 3.4],
  [2.6, 0],
  [26, 0],
];

/** A screen with the pulse of the brand. @param at the center of its foot */
export function screen([x, y, z]: Point): Part[] {
  const at = (solid: Shape, up: number, ahead = 0) => move(solid, x, y + up, z + ahead);
  const middle = 26;
  const line = shape(
    (px, py, pz) => max(polyline(px, py) - 0.16, abs(pz) - 0.05),
    [-27, -8, -0.1],
    [27, 8, 0.1],
  );
  return [
    part('dark', at(box(31, 17.8, 0.9, 0.5), middle)),
    part('screen', at(box(30.4, 17.2, 0.1, 0.05), middle, 0.95)),
    part('pulse', at(line, middle, 1.05)),
    part('dark', at(box(2.2, 9, 0.6, 0.3), 9, -1.4)),
    part('dark', at(box(9, 0.3, 6, 0.25), 0.3)),
  ];
}

/** Distance to the pulse in the plane of the screen. */
function polyline(px: number, py: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < beat.length - 1; index += 1) {
    const [ax, ay] = beat[index] ?? [0, 0];
    const [bx, by] = beat[index + 1] ?? [0, 0];
    const t = clamp(
      ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2),
      0,
      1,
    );
    nearest = min(nearest, length2(px - ax - (bx - ax) * t, py - ay - (by - ay) * t));
  }
  return nearest;
}

/** Height of the hanger's saddle above the table. */
export const saddle = 29;

/** A hanger for a headset. @param x,z its center */
export function hanger(x: number, z: number): Part[] {
  const at = (solid: Shape, up: number) => move(solid, x, up, z);
  const cradle = shape(
    (px, py, pz) => max(abs(length2(px, py + 6) - 6) - 0.4, abs(pz) - 1.6, 2.2 - py - 6) * 0.9,
    [-6.5, -4, -1.7],
    [6.5, 0.5, 1.7],
  );
  return [
    part('dark', at(cylinder('y', 6.4, 0.45, 0.2), 0.45)),
    part('volt', at(cylinder('y', 6.46, 0.05, 0.04), 0.3)),
    part('dark', at(box(0.8, saddle / 2, 1.3, 0.4), saddle / 2)),
    part('rubber', at(cradle, saddle)),
  ];
}

/** A cup for coffee. @param x,z its center */
export function mug(x: number, z: number): Part[] {
  const wall = cut(cylinder('y', 4.1, 4.6, 0.35), move(cylinder('y', 3.7, 4.6, 0.6), 0, 0.5, 0));
  const handle = shape(
    (px, py, pz) => length2(length2(px - 4.3, py * 0.8) - 2.1, pz * 0.8) - 0.5,
    [1.6, -3.4, -0.7],
    [7, 3.4, 0.7],
  );
  const outside = cut(handle, cylinder('y', 3.9, 5));
  return [
    part('ceramic', move(turn(union(wall, outside), 'y', -0.7), x, 4.6, z)),
    part('coffee', move(cylinder('y', 3.72, 0.1), x, 7.6, z)),
  ];
}
