import type { Point } from '../shapes/shape.ts';
import { clamp, smoothstep } from '../shapes/shape.ts';
import type { Color } from './material.ts';

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

/** The studio's lights. They hang around the camera, so that each view of a product is lit in the same way. */
export interface Lights {
  /** One large softbox over the left shoulder. */
  readonly key: Softbox;
  /** A softbox above and a little behind the product. */
  readonly top: Softbox;
  /** A white strip behind the product's left: it separates black goods from a dark stage. */
  readonly rim: Softbox;
  /** The volt strip behind its right: the edge that all pictures of the brand share. */
  readonly edge: Softbox;
  readonly white: readonly Softbox[];
  /** Direction to the camera, level with the floor. */
  readonly front: Point;
  /** Strength of all white lights. */
  readonly brightness: number;
}

export const edgeColor: Color = [0.66, 1, 0.03];

/** @param yaw of the camera, in degrees; @param glow strength of the edge; @param brightness of the white lights */
export function lightsFor(yaw: number, glow = 1, brightness = 1): Lights {
  const angle = (yaw * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const hang = ([x, y, z]: Point, width: number, height: number, power: number): Softbox => {
    const toward = normalize([x * c + z * s, y, z * c - x * s]);
    const across = normalize(cross([0, 1, 0], toward));
    return { toward, across, up: cross(toward, across), width, height, power };
  };
  const key = hang([-0.72, 0.86, 0.6], 0.55, 0.6, 2.8);
  const top = hang([0.12, 1, -0.42], 1, 0.42, 2.7);
  const rim = hang([-0.74, 0.3, -0.66], 0.17, 0.85, 7.6);
  const edge = hang([0.74, 0.22, -0.68], 0.13, 0.9, 6.4 * glow);
  const fill = hang([0.78, 0.16, 0.72], 0.16, 0.6, 1.1);
  return { key, top, rim, edge, white: [key, top, rim, fill], front: [s, 0, c], brightness };
}

/** Light that a surface of the given roughness reflects from a direction: `out` becomes white light and the edge's. */
export function environment(
  { white, edge, front, brightness }: Lights,
  x: number,
  y: number,
  z: number,
  roughness: number,
  out: Float64Array,
): void {
  const blur = 0.04 + roughness * roughness * 1.1;
  const ahead = x * front[0] + z * front[2];
  let light = 0.03 + 0.09 * smoothstep(-0.3, 1, y) + 0.03 * smoothstep(0.2, 1, ahead);
  for (const box of white) light += reflected(box, x, y, z, blur);
  out[0] = light * brightness;
  out[1] = reflected(edge, x, y, z, blur);
}

function reflected(box: Softbox, x: number, y: number, z: number, blur: number): number {
  const facing = x * box.toward[0] + y * box.toward[1] + z * box.toward[2];
  if (facing <= 0.02) return 0;
  const a = Math.abs(x * box.across[0] + y * box.across[1] + z * box.across[2]) / facing;
  const b = Math.abs(x * box.up[0] + y * box.up[1] + z * box.up[2]) / facing;
  const spread = (box.width * box.height) / ((box.width + blur) * (box.height + blur));
  const mask =
    (1 - smoothstep(box.width - blur, box.width + blur, a)) *
    (1 - smoothstep(box.height - blur, box.height + blur, b));
  return box.power * mask * clamp(spread, 0.08, 1);
}

export function normalize([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

export function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
