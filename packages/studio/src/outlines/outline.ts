import { blur2 } from 'd3-array';
import { contours } from 'd3-contour';
import simplify from 'simplify-js';
import type { Facts } from '../facts.ts';
import { partsOf } from '../products/parts.ts';
import type { Eye, Projection } from './project.ts';
import { project } from './project.ts';

/** One side of a product in lines. */
export interface Outline {
  /** A document cut to the lines, in tenths of a millimeter. The lines are white: a page blends them by difference. */
  readonly svg: string;
  /** Millimeters. */
  readonly width: number;
  readonly height: number;
}

/** The two sides that tell the most of a product. */
export const outlineViews = { headset: ['front', 'side'], mouse: ['top', 'side'] } as const;
export type OutlineView = (typeof outlineViews)[Facts['kind']][number];

/** Side of a cell, in centimeters. */
const steps = { headset: 0.04, mouse: 0.025 } as const;
/** Cells: removes the steps between cells. */
const blur = 1.2;
/** Outlines are this exact, in cells. */
const tolerance = 0.16;
/** Smaller pieces would be dots. Cells. */
const leastArea = 24;

export function outlineOf(facts: Facts, view: OutlineView): Outline {
  const step = steps[facts.kind];
  const projection = project(partsOf(bare(facts)), eyeOf(facts, view), step);
  // Tenths of a millimeter in a cell.
  const rings = ringsOf(projection, step * 100);
  const points = rings.flat();
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const path = rings.map((ring) => pathOf(ring.map(([x, y]) => [x - left, y - top]))).join('');
  const [width, height] = [right - left, bottom - top];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path d="${path}" fill="none" stroke="#fff" stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`,
    '</svg>\n',
  ].join('');
  return { svg, width: Math.round(width / 10), height: Math.round(height / 10) };
}

/** Without the cable and the port, which are no measure of the product. */
function bare(facts: Facts): Facts {
  const { cable: _, ...rest } = facts;
  return rest.kind === 'mouse' ? { ...rest, hasPort: false } : rest;
}

function eyeOf(facts: Facts, view: OutlineView): Eye {
  if (view !== 'side') return view;
  return facts.kind === 'headset' || facts.hand === 'left' ? 'right' : 'left';
}

type Ring = readonly (readonly [number, number])[];

/** The outlines of all parts that are seen, and of their seams. @param unit length of a cell in the document */
function ringsOf(projection: Projection, unit: number): Ring[] {
  const { columns, rows, parts } = projection;
  const regions = withSeams(projection);
  const contour = contours().size([columns, rows]).smooth(true);
  const rings: Ring[] = [];
  for (const region of new Set(regions)) {
    if (region < 0) continue;
    const data = Float64Array.from(parts, (_, cell) => Number(regions[cell] === region));
    if (data.reduce((sum, value) => sum + value, 0) < leastArea) continue;
    blur2({ data, width: columns, height: rows }, blur);
    const { coordinates } = contour.contour([...data], 0.5);
    for (const ring of coordinates.flat()) {
      const corners = simplify(
        ring.map(([x = 0, y = 0]) => ({ x, y })),
        tolerance,
        true,
      );
      if (corners.length > 3)
        rings.push(corners.map(({ x, y }) => [Math.round(x * unit), Math.round(y * unit)]));
    }
  }
  return rings;
}

/** Cells from the middle of a seam to its edge. */
const seamReach = 3;
/** A seam is at least this deep, in centimeters. */
const seamDepth = 0.006;
/** The region of all seams; parts have lower numbers. */
const seamRegion = 32_767;

/** The part of each cell, except where the surface is deeper than on both sides. */
function withSeams({ columns, parts, depths }: Projection): Int16Array {
  return parts.map((part, cell) => {
    const isSeam =
      part >= 0 && (isValley(part, cell, seamReach) || isValley(part, cell, seamReach * columns));
    return isSeam ? seamRegion : part;
  });

  function isValley(part: number, cell: number, reach: number): boolean {
    return [cell - reach, cell + reach].every(
      (beside) => parts[beside] === part && (depths[cell] as number) - (depths[beside] as number) > seamDepth,
    );
  }
}

function pathOf(ring: Ring): string {
  const [[x, y] = [0, 0], ...rest] = ring.slice(0, -1);
  let [lastX, lastY] = [x, y];
  const steps = rest.map(([nextX, nextY]) => {
    const move = `${nextX - lastX} ${nextY - lastY}`;
    [lastX, lastY] = [nextX, nextY];
    return move;
  });
  return `M${x} ${y}l${steps.join(' ')}z`;
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
