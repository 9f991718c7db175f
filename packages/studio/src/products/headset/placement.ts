import type { Point, Shape } from '../../shapes/shape.ts';
import { move, turn } from '../../shapes/shape.ts';

export const ear: Point = [8.35, -3.5, 0];

/** Center of the arch over the head, and how far its ends reach below it. */
export const crown = 2.5;
export const drop = 0.35;

/** Height of the table under the cups of a headset. */
export function floorOf(radius: number): number {
  return ear[1] - radius - 0.1;
}

/** Turns a piece into the cup's place: tilted toward the head and a little backward. */
export function atEar(solid: Shape): Shape {
  return move(turn(turn(solid, 'y', -0.13), 'z', -0.07), ...ear);
}
