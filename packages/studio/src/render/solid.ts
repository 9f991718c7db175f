import type { Point, Shape } from '../shapes/shape.ts';
import { mix, smoothstep } from '../shapes/shape.ts';
import { cellAt, createGrid, distanceToGrid, interpolate } from './grid.ts';
import type { Material } from './material.ts';
import { materials } from './material.ts';
import type { Part } from './part.ts';

/** All pieces of a picture, ready to be marched through. */
export interface Solid {
  /** Distance to the nearest piece, never more than the true one; far away it is a coarse lower bound. */
  readonly distance: (x: number, y: number, z: number) => number;
  /** Distance to the nearest piece, smooth but not safe to step by: for soft shadows. */
  readonly estimate: (x: number, y: number, z: number) => number;
  /** The piece that the last call of `distance` found. */
  readonly nearest: () => Material;
  readonly nearestIndex: () => number;
  readonly min: Point;
  readonly max: Point;
}

const { max, min } = Math;

/** Puts pieces together. @param cellsAlong the longest side, for the search: a scene has more */
export function assemble(parts: readonly Part[], cellsAlong = 64): Solid {
  const { low, high } = boundsOf(parts);
  const grid = createGrid(parts, low, high, cellsAlong);
  const { cell, reach, far, candidates } = grid;
  const distances = parts.map(({ shape }) => shape.distance);
  const folds = parts.map(({ isMirrored = false }) => isMirrored);
  const boxes = Float64Array.from(parts.flatMap(({ shape }) => [...shape.min, ...shape.max]));
  const looks = parts.map(lookOf);
  let nearest = 0;

  function exact(at: number, x: number, y: number, z: number): number {
    const list = candidates[at] as Uint16Array;
    const folded = x < 0 ? -x : x;
    let best = 1e9;
    for (let index = 0; index < list.length; index += 1) {
      const which = list[index] as number;
      const px = folds[which] === true ? folded : x;
      if (isFartherThan(best, boxes, which * 6, px, y, z)) continue;
      const d = (distances[which] as Shape['distance'])(px, y, z);
      if (d < best) {
        best = d;
        nearest = which;
      }
    }
    return best;
  }

  return {
    distance(x, y, z) {
      const at = cellAt(grid, x, y, z);
      if (at < 0) return distanceToGrid(grid, x, y, z) + cell * 0.6;
      const coarse = (far[at] as number) - reach;
      return coarse > cell * 0.5 ? coarse : exact(at, x, y, z);
    },
    estimate(x, y, z) {
      const at = cellAt(grid, x, y, z);
      const rough = interpolate(grid, x, y, z);
      if (at < 0) return Math.hypot(rough, distanceToGrid(grid, x, y, z));
      // Both are mixed where they meet, so that no shadow shows the cells.
      const share = smoothstep(cell * 1.8, cell * 3, rough);
      return share === 1 ? rough : mix(exact(at, x, y, z), rough, share);
    },
    nearest: () => looks[nearest] as Material,
    nearestIndex: () => nearest,
    min: low,
    max: high,
  };
}

function lookOf({ material: name, paint }: Part): Material {
  const material: Material = materials[name];
  return paint !== undefined && material.albedo === 'body' ? { ...material, albedo: paint } : material;
}

function isFartherThan(
  best: number,
  boxes: Float64Array,
  at: number,
  x: number,
  y: number,
  z: number,
): boolean {
  return (
    (boxes[at] as number) - x >= best ||
    x - (boxes[at + 3] as number) >= best ||
    (boxes[at + 1] as number) - y >= best ||
    y - (boxes[at + 4] as number) >= best ||
    (boxes[at + 2] as number) - z >= best ||
    z - (boxes[at + 5] as number) >= best
  );
}

function boundsOf(parts: readonly Part[]): { low: Point; high: Point } {
  const along = (axis: 0 | 1 | 2): readonly [number, number] => {
    const highs = parts.map(({ shape }) => shape.max[axis]);
    const lows = parts.map(({ shape, isMirrored = false }) =>
      isMirrored && axis === 0 ? -shape.max[axis] : shape.min[axis],
    );
    return [min(...lows), max(...highs)];
  };
  const [x, y, z] = [along(0), along(1), along(2)];
  return { low: [x[0], y[0], z[0]], high: [x[1], y[1], z[1]] };
}
