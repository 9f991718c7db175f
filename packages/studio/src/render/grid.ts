import type { Point } from '../shapes/shape.ts';
import type { Part } from './part.ts';

const { abs, max, min } = Math;

/**
 * The space around a solid in cells: each knows how far away the nearest piece is, and which few pieces can be the
 * nearest inside of it, so that a ray asks two or three pieces instead of all.
 */
export interface Grid {
  readonly origin: Point;
  readonly cell: number;
  readonly counts: readonly [x: number, y: number, z: number];
  /** From the cell's center to a corner. */
  readonly reach: number;
  /** Distance from each cell's center to the solid. */
  readonly far: Float64Array;
  readonly candidates: readonly Uint16Array[];
}

/** @param cellsAlong its longest side */
export function createGrid(parts: readonly Part[], low: Point, high: Point, cellsAlong: number): Grid {
  const cell = max(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / cellsAlong;
  const along = (axis: 0 | 1 | 2) => Math.ceil((high[axis] - low[axis]) / cell) + 2;
  const counts = [along(0), along(1), along(2)] as const;
  const origin: Point = [low[0] - cell, low[1] - cell, low[2] - cell];
  const reach = cell * 0.87;
  const [nx, ny, nz] = counts;
  const far = new Float64Array(nx * ny * nz);
  const own = new Float64Array(parts.length);
  const candidates = Array.from(far, (_, at) => {
    const ix = at % nx;
    const iy = ((at - ix) / nx) % ny;
    const iz = Math.floor(at / (nx * ny));
    const center = (axis: 0 | 1 | 2, index: number) => origin[axis] + (index + 0.5) * cell;
    const best = measure(parts, own, reach, center(0, ix), center(1, iy), center(2, iz));
    far[at] = best;
    // Some distances underestimate far from their surface, so a piece is a candidate a little early.
    const most = best * 1.25 + 2.6 * reach;
    const list: number[] = [];
    for (let index = 0; index < own.length; index += 1) if ((own[index] as number) <= most) list.push(index);
    return Uint16Array.from(list);
  });
  return { origin, cell, counts, reach, far, candidates };
}

/** Measures the distance from a point to each piece. @returns the shortest */
function measure(
  parts: readonly Part[],
  own: Float64Array,
  reach: number,
  x: number,
  y: number,
  z: number,
): number {
  let best = 1e9;
  for (let index = 0; index < parts.length; index += 1) {
    const { shape, isMirrored } = parts[index] as Part;
    const px = isMirrored === true ? abs(x) : x;
    const { min: a, max: b } = shape;
    const toBox = max(a[0] - px, px - b[0], a[1] - y, y - b[1], a[2] - z, z - b[2]);
    const d = toBox > best + 2 * reach ? toBox : shape.distance(px, y, z);
    own[index] = d;
    best = min(best, d);
  }
  return best;
}

/** @returns the index of a point's cell, or -1 outside of the grid */
export function cellAt({ origin, cell, counts }: Grid, x: number, y: number, z: number): number {
  const gx = (x - origin[0]) / cell;
  const gy = (y - origin[1]) / cell;
  const gz = (z - origin[2]) / cell;
  const isOutside = gx < 0 || gy < 0 || gz < 0 || gx >= counts[0] || gy >= counts[1] || gz >= counts[2];
  return isOutside ? -1 : (Math.trunc(gz) * counts[1] + Math.trunc(gy)) * counts[0] + Math.trunc(gx);
}

/** Distance from a point outside of the grid to the grid. */
export function distanceToGrid({ origin, cell, counts }: Grid, x: number, y: number, z: number): number {
  const dx = max(origin[0] - x, x - origin[0] - counts[0] * cell, 0);
  const dy = max(origin[1] - y, y - origin[1] - counts[1] * cell, 0);
  const dz = max(origin[2] - z, z - origin[2] - counts[2] * cell, 0);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** Distance between the centers of the cells around a point, interpolated. */
export function interpolate({ origin, cell, counts, far }: Grid, x: number, y: number, z: number): number {
  const [nx, ny, nz] = counts;
  const gx = min(max((x - origin[0]) / cell - 0.5, 0), nx - 1.001);
  const gy = min(max((y - origin[1]) / cell - 0.5, 0), ny - 1.001);
  const gz = min(max((z - origin[2]) / cell - 0.5, 0), nz - 1.001);
  const ix = Math.trunc(gx);
  const iy = Math.trunc(gy);
  const iz = Math.trunc(gz);
  const a = (iz * ny + iy) * nx + ix;
  const c = a + nx * ny;
  const lower = mixRows(far, a, a + nx, gx - ix, gy - iy);
  const upper = mixRows(far, c, c + nx, gx - ix, gy - iy);
  return lower + (upper - lower) * (gz - iz);
}

function mixRows(far: Float64Array, near: number, next: number, fx: number, fy: number): number {
  const a = far[near] as number;
  const b = far[next] as number;
  const one = a + ((far[near + 1] as number) - a) * fx;
  const other = b + ((far[next + 1] as number) - b) * fx;
  return one + (other - one) * fy;
}
