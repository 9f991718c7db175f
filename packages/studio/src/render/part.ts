import type { Shape } from '../shapes/shape.ts';
import type { Color, MaterialName } from './material.ts';

/** One piece of a product: its shape and what it is made of. */
export interface Part {
  readonly shape: Shape;
  readonly material: MaterialName;
  /** The specification's word for the piece; absent for pieces that no specification names. */
  readonly name?: PartName;
  /** The piece exists on both sides of the plane x = 0. */
  readonly isMirrored?: boolean;
  /** The color of a body in a scene, linear. Absent in a picture of one product, which is developed in each of its colors. */
  readonly paint?: Color;
}

/** The pieces that a specification decides on. */
export type PartName =
  | 'bay'
  | 'boom'
  | 'builtInMicrophone'
  | 'cable'
  | 'driver'
  | 'grille'
  | 'grip'
  | 'hinge'
  | 'housing'
  | 'port'
  | 'remote'
  | 'sideButton'
  | 'sidePanel'
  | 'steelBand'
  | 'strap'
  | 'topButton'
  | 'volumeWheel';

export function part(material: MaterialName, shape: Shape, name?: PartName): Part {
  return { shape, material, ...(name === undefined ? {} : { name }) };
}

export function mirrored(material: MaterialName, shape: Shape, name?: PartName): Part {
  return { ...part(material, shape, name), isMirrored: true };
}
