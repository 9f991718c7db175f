import { clamp, smoothstep } from '../shapes/shape.ts';
import type { Scene } from './scene.ts';

const { abs, floor, max, min, sin, sqrt } = Math;
const inside = new Float64Array(2);

/** Follows a ray to the solid. @returns the way to its surface, or -1 */
export function march(
  { solid: { distance }, epsilon, low, high }: Scene,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  from: number,
  to: number,
  steps: number,
): number {
  inside[0] = from;
  inside[1] = to;
  clip(ox, dx, low[0], high[0]);
  clip(oy, dy, low[1], high[1]);
  clip(oz, dz, low[2], high[2]);
  let t = inside[0] as number;
  const far = inside[1] as number;
  for (let step = 0; step < steps; step += 1) {
    if (t > far) return -1;
    const d = distance(ox + dx * t, oy + dy * t, oz + dz * t);
    if (d < epsilon) return t;
    t += d * 0.92;
  }
  // A ray that grazes the surface runs out of steps close to it.
  return t <= far && distance(ox + dx * t, oy + dy * t, oz + dz * t) < epsilon * 12 ? t : -1;
}

/** Narrows the part of a ray that is inside of the solid's box. */
function clip(o: number, d: number, low: number, high: number): void {
  if (abs(d) < 1e-9) {
    if (o < low || o > high) inside[1] = -1;
    return;
  }
  const a = (low - o) / d;
  const b = (high - o) / d;
  inside[0] = max(inside[0] as number, min(a, b));
  inside[1] = min(inside[1] as number, max(a, b));
}

export function readNormal(
  { solid: { distance }, epsilon }: Scene,
  x: number,
  y: number,
  z: number,
  out: Float64Array,
): void {
  const e = epsilon * 1.6;
  const a = distance(x + e, y - e, z - e);
  const b = distance(x - e, y - e, z + e);
  const c = distance(x - e, y + e, z - e);
  const d = distance(x + e, y + e, z + e);
  const nx = a - b - c + d;
  const ny = c - a - b + d;
  const nz = b - a - c + d;
  const length = sqrt(nx * nx + ny * ny + nz * nz) || 1;
  out[0] = nx / length;
  out[1] = ny / length;
  out[2] = nz / length;
}

/**
 * How much of a light arrives, 0 to 1: softer the farther away its blocker is.
 * @param sharpness of the light's edge
 * @param facing cosine between normal and light: a surface that barely faces the light is no blocker of itself
 */
export function lightArriving(
  { solid: { estimate }, size, epsilon }: Scene,
  x: number,
  y: number,
  z: number,
  [dx, dy, dz]: readonly [number, number, number],
  facing: number,
  sharpness: number,
  steps: number,
): number {
  const reach = size * 2.4;
  const scale = sharpness / clamp(sharpness * facing * 0.55, 0.1, 1);
  // In grazing light, the steps of the ray would show as contour lines.
  const most = smoothstep(0.06, 0.36, facing);
  let open = 1;
  // Each pixel starts elsewhere, so that steps show as noise, which the filter removes, and not as lines.
  const grain = sin(x * 1271.7 + y * 3117.3 + z * 2469.1) * 43_758.5;
  let t = size * 0.02 * (1 + 0.15 * (grain - floor(grain)));
  for (let step = 0; step < steps && t < reach; step += 1) {
    const d = estimate(x + dx * t, y + dy * t, z + dz * t);
    if (d < epsilon * 0.5) return 1 - most;
    open = min(open, (scale * d) / t + 0.12);
    if (open < 0.01) return 1 - most;
    // Longer steps would jump over the nearest approach to a rounded blocker.
    t += clamp(d * 0.6, size * 0.003, size * 0.002 + t * 0.1);
  }
  return 1 - most * (1 - open * open * (3 - 2 * open));
}

/** How open the surroundings are along a normal, 0 to 1. @param first length of the first step; @param strength of each obstacle */
export function openness(
  { solid: { estimate } }: Scene,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  first: number,
  strength: number,
): number {
  let closed = 0;
  let weight = strength;
  for (let step = 1; step <= 5; step += 1) {
    const h = first * step * step;
    closed += (max(h - estimate(x + nx * h, y + ny * h, z + nz * h), 0) / h) * weight;
    weight *= 0.75;
  }
  return clamp(1 - closed, 0, 1);
}
