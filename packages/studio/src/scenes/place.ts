import type { Color } from '../render/material.ts';
import type { Part } from '../render/part.ts';
import type { Axis, Point, Shape } from '../shapes/shape.ts';
import { move, shape, turn } from '../shapes/shape.ts';

/** Position of a product in a scene. */
export interface Place {
  readonly at: Point;
  /** Turns around the axes through the product's origin, in degrees, one after the other. */
  readonly turns?: readonly (readonly [axis: Axis, degrees: number])[];
  /** The color of its body, linear: a scene shows products in several colors. */
  readonly paint?: Color;
}

/** Puts the pieces of a product somewhere else. Mirrored pieces become two, because they leave the plane x = 0. */
export function place(parts: readonly Part[], { at, turns = [], paint }: Place): Part[] {
  const put = (solid: Shape) =>
    move(
      turns.reduce((turned, [axis, degrees]) => turn(turned, axis, (degrees * Math.PI) / 180), solid),
      ...at,
    );
  return parts.flatMap(({ isMirrored = false, ...piece }) =>
    (isMirrored ? [piece.shape, reflect(piece.shape)] : [piece.shape]).map((solid) => ({
      ...piece,
      shape: put(solid),
      ...(paint === undefined ? {} : { paint }),
    })),
  );
}

function reflect({ distance, min, max }: Shape): Shape {
  return shape((x, y, z) => distance(-x, y, z), [-max[0], min[1], min[2]], [-min[0], max[1], max[2]]);
}
