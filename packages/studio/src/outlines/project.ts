import type { Part } from '../render/part.ts';
import { assemble } from '../render/solid.ts';
import type { Point } from '../shapes/shape.ts';

/** Where the eye is. Left and right are those of the product: a mouse's thumb is on its left for a right hand. */
export type Eye = 'front' | 'left' | 'right' | 'top';

/** The view of an orthographic camera, one value per cell, rows from the top. */
export interface Projection {
  readonly columns: number;
  readonly rows: number;
  /** The index of the part in each cell, -1 where there is none. */
  readonly parts: Int16Array;
  /** How far from the eye's plane each cell is, in centimeters; 0 where there is nothing. */
  readonly depths: Float64Array;
}

/** Cells around the product, so that no outline is cut. */
const margin = 6;
/** A surface is reached at this distance, in centimeters. */
const touch = 0.004;
const mostSteps = 200;

/** Unit vectors of the picture in the room: across, up, and away from the eye. */
const axes: Readonly<Record<Eye, readonly [Point, Point, Point]>> = {
  front: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, -1],
  ],
  left: [
    [0, 0, -1],
    [0, 1, 0],
    [-1, 0, 0],
  ],
  right: [
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 0],
  ],
  top: [
    [-1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
};

/** @param step side of a cell, in centimeters */
export function project(parts: readonly Part[], eye: Eye, step: number): Projection {
  const solid = assemble(parts);
  const [across, up, away] = axes[eye];
  const [left, right] = extent(across, solid.min, solid.max);
  const [bottom, top] = extent(up, solid.min, solid.max);
  const [near, far] = extent(away, solid.min, solid.max);
  const columns = Math.ceil((right - left) / step) + margin * 2;
  const rows = Math.ceil((top - bottom) / step) + margin * 2;
  const seen = new Int16Array(columns * rows).fill(-1);
  const depths = new Float64Array(columns * rows);
  for (let cell = 0; cell < seen.length; cell += 1) {
    const x = left + ((cell % columns) - margin + 0.5) * step;
    const y = top + (margin - Math.floor(cell / columns) - 0.5) * step;
    const depth = march(x, y);
    if (depth === undefined) continue;
    seen[cell] = solid.nearestIndex();
    depths[cell] = depth - near;
  }
  return { columns, rows, parts: seen, depths };

  /** @returns how far the ray through a point of the picture gets, if it meets anything */
  function march(x: number, y: number): number | undefined {
    let depth = near - step;
    for (let turns = 0; depth < far && turns < mostSteps; turns += 1) {
      const along = (axis: 0 | 1 | 2) => across[axis] * x + up[axis] * y + away[axis] * depth;
      const distance = solid.distance(along(0), along(1), along(2));
      if (distance < touch) return depth;
      depth += distance;
    }
    return undefined;
  }
}

/** The lowest and highest value along an axis that may point backwards. */
function extent(axis: Point, low: Point, high: Point): readonly [number, number] {
  const index = axis.findIndex((value) => value !== 0) as 0 | 1 | 2;
  return axis[index] === 1 ? [low[index], high[index]] : [-high[index], -low[index]];
}
