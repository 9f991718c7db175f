import type { Point } from '../shapes/shape.ts';
import { clamp, smoothstep } from '../shapes/shape.ts';

/** A rectangular light far away, as a photographer hangs it. */
export interface Softbox {
  readonly toward: Point;
  readonly across: Point;
  readonly up: Point;
  /** Tangent of half its angle, across and up. */
  readonly width: number;
  readonly height: number;
  readonly power: number;
}

function softbox(from: Point, width: number, height: number, power: number): Softbox {
  const toward = normalize(from);
  const across = normalize(cross([0, 1, 0], toward));
  return { toward, across, up: cross(toward, across), width, height, power };
}

/** The studio: one large softbox over the left shoulder, a strip behind the right one, a fill, and the rim that makes the edge glow. */
export const key = softbox([-0.62, 0.86, 0.74], 0.55, 0.75, 2.5);
export const rim = softbox([0.92, 0.42, -0.62], 0.22, 0.95, 3.1);
export const rimLeft = softbox([-0.95, 0.18, -0.55], 0.14, 0.8, 1.9);
export const top = softbox([0.12, 1, -0.25], 0.8, 0.5, 1.25);
const front = softbox([0.5, 0.12, 0.9], 0.1, 0.7, 0.55);
const boxes: readonly Softbox[] = [key, rim, rimLeft, top, front];

/** Light that comes from a direction, as a surface of the given roughness reflects it. */
export function environment(x: number, y: number, z: number, roughness: number): number {
  const blur = 0.04 + roughness * roughness * 1.1;
  let light = 0.035 + 0.1 * smoothstep(-0.3, 1, y) + 0.03 * smoothstep(0.2, 1, z);
  for (const box of boxes) {
    const facing = x * box.toward[0] + y * box.toward[1] + z * box.toward[2];
    if (facing <= 0.02) continue;
    const a = Math.abs(x * box.across[0] + y * box.across[1] + z * box.across[2]) / facing;
    const b = Math.abs(x * box.up[0] + y * box.up[1] + z * box.up[2]) / facing;
    const spread = (box.width * box.height) / ((box.width + blur) * (box.height + blur));
    const mask =
      (1 - smoothstep(box.width - blur, box.width + blur, a)) *
      (1 - smoothstep(box.height - blur, box.height + blur, b));
    light += box.power * mask * clamp(spread, 0.08, 1);
  }
  return light;
}

export function normalize([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

export function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
