import type { Point } from '../shapes/shape.ts';
import type { Shot } from './camera.ts';
import { cross, normalize } from './lights.ts';
import type { Solid } from './solid.ts';

const { abs, cos, max, PI, sin } = Math;

/** Aims at the middle of a solid from so far away that it fills the picture. @param fill share of the picture's width that its box takes */
export function fitShot(
  { min: low, max: high }: Solid,
  shot: Omit<Shot, 'target' | 'reach'>,
  fill: number,
): Shot {
  const a = (shot.yaw * PI) / 180;
  const b = (shot.pitch * PI) / 180;
  const back: Point = [sin(a) * cos(b), sin(b), cos(a) * cos(b)];
  const right = normalize(cross([0, 1, 0], back));
  const up = cross(back, right);
  const half = [0, 1, 2].map((axis) => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2);
  const along = (direction: Point) =>
    direction.reduce((sum, share, axis) => sum + abs(share) * (half[axis] ?? 0), 0);
  return {
    ...shot,
    target: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    reach: max(along(right), along(up)) / fill,
  };
}
