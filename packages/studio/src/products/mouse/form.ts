import type { Distance, Shape } from '../../shapes/shape.ts';

/** The shell's outer surface, and the face that carries buttons and wheel. */
export interface Form {
  readonly body: Shape;
  /** 1 where the thumb is at +x. */
  readonly side: 1 | -1;
  /** Where the wheel is on the face, from the thumb's side to the fingers'. */
  readonly middle: number;
  /** Half of the face's width. */
  readonly breadth: number;
  /** Height of the face above the plane through the origin that it is parallel to. */
  readonly top: (across: number, z: number) => number;
  /** Beyond this, toward the thumb, an upright shell has a wall of another material. */
  readonly wall: number;
  /** Turns a distance, or a piece, from the face's coordinates (across, height, z) to those of the mouse. */
  readonly onFace: (distance: Distance) => Distance;
  readonly place: (piece: Shape) => Shape;
}
