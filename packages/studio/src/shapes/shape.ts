/** Signed distance in centimeters: negative inside, positive outside. May be an underestimate, never an overestimate. */
export type Distance = (x: number, y: number, z: number) => number;

export type Point = readonly [x: number, y: number, z: number];

/** A solid, and an axis-aligned box around it that lets a ray skip it. */
export interface Shape {
  readonly distance: Distance;
  readonly min: Point;
  readonly max: Point;
}

const { abs, cos, max, min, sin } = Math;

export function shape(distance: Distance, low: Point, high: Point): Shape {
  return { distance, min: low, max: high };
}

/** A box around the origin. */
export function centered(distance: Distance, x: number, y: number, z: number): Shape {
  return shape(distance, [-x, -y, -z], [x, y, z]);
}

export function move({ distance, min: low, max: high }: Shape, x: number, y: number, z: number): Shape {
  return shape(
    (px, py, pz) => distance(px - x, py - y, pz - z),
    [low[0] + x, low[1] + y, low[2] + z],
    [high[0] + x, high[1] + y, high[2] + z],
  );
}

export type Axis = 'x' | 'y' | 'z';

/** Turns a shape around an axis through the origin. @param angle radians, counterclockwise when the axis points at the viewer */
export function turn(solid: Shape, axis: Axis, angle: number): Shape {
  const c = cos(angle);
  const s = sin(angle);
  const { distance } = solid;
  const turned: Record<Axis, Distance> = {
    x: (x, y, z) => distance(x, y * c + z * s, z * c - y * s),
    y: (x, y, z) => distance(x * c - z * s, y, z * c + x * s),
    z: (x, y, z) => distance(x * c + y * s, y * c - x * s, z),
  };
  const forward: Record<Axis, (point: Point) => Point> = {
    x: ([x, y, z]) => [x, y * c - z * s, z * c + y * s],
    y: ([x, y, z]) => [x * c + z * s, y, z * c - x * s],
    z: ([x, y, z]) => [x * c - y * s, y * c + x * s, z],
  };
  const corners = cornersOf(solid).map(forward[axis]);
  return shape(turned[axis], bound(corners, min), bound(corners, max));
}

export function union(...solids: readonly Shape[]): Shape {
  const distances = solids.map(({ distance }) => distance);
  return shape(
    (x, y, z) => {
      let nearest = Number.POSITIVE_INFINITY;
      for (const distance of distances) nearest = min(nearest, distance(x, y, z));
      return nearest;
    },
    bound(
      solids.map((solid) => solid.min),
      min,
    ),
    bound(
      solids.map((solid) => solid.max),
      max,
    ),
  );
}

export function cut(solid: Shape, tool: Shape, blend = 0): Shape {
  const a = solid.distance;
  const b = tool.distance;
  const distance: Distance =
    blend === 0
      ? (x, y, z) => max(a(x, y, z), -b(x, y, z))
      : (x, y, z) => smoothMax(a(x, y, z), -b(x, y, z), blend);
  return shape(distance, solid.min, solid.max);
}

export function common(solid: Shape, mask: Shape, blend = 0): Shape {
  const a = solid.distance;
  const b = mask.distance;
  const distance: Distance =
    blend === 0
      ? (x, y, z) => max(a(x, y, z), b(x, y, z))
      : (x, y, z) => smoothMax(a(x, y, z), b(x, y, z), blend);
  return shape(distance, bound([solid.min, mask.min], max), bound([solid.max, mask.max], min));
}

/** Remembers the last point: pieces that follow one surface measure it at the same point one after the other. */
export function remembered(distance: Distance): Distance {
  const last = new Float64Array([Number.NaN, 0, 0, 0]);
  return (x, y, z) => {
    if (x === last[0] && y === last[1] && z === last[2]) return last[3] as number;
    last[0] = x;
    last[1] = y;
    last[2] = z;
    const d = distance(x, y, z);
    last[3] = d;
    return d;
  };
}

function smoothMin(a: number, b: number, blend: number): number {
  const h = max(blend - abs(a - b), 0) / blend;
  return min(a, b) - h * h * blend * 0.25;
}

export function smoothMax(a: number, b: number, blend: number): number {
  return -smoothMin(-a, -b, blend);
}

/** Combines a distance in a plane with one across it, with a rounded edge. */
export function rounded(plane: number, across: number, round: number): number {
  return min(max(plane, across), 0) + length2(max(plane, 0), max(across, 0)) - round;
}

export function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

export function length3(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : Math.min(value, high);
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

function cornersOf({ min: low, max: high }: Shape): Point[] {
  const corners: Point[] = [];
  for (const x of [low[0], high[0]])
    for (const y of [low[1], high[1]]) for (const z of [low[2], high[2]]) corners.push([x, y, z]);
  return corners;
}

function bound(points: readonly Point[], pick: (...values: number[]) => number): Point {
  const along = (index: 0 | 1 | 2) => pick(...points.map((point) => point[index]));
  return [along(0), along(1), along(2)];
}
