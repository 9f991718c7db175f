import type { Point, Shape } from '../../shapes/shape.ts';
import { move, turn } from '../../shapes/shape.ts';

export const ear: Point = [8.35, -2.4, 0];

/** Height of the table that a headset of this size hovers above. */
export function floorOf(radius: number): number {
  return ear[1] - radius - 0.62;
}

/** Turns a piece into the cup's place: tilted toward the head and a little backward. */
export function atEar(solid: Shape): Shape {
  return move(turn(turn(solid, 'y', -0.13), 'z', -0.07), ...ear);
}
