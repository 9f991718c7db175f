import type { MouseDetail } from '@signal-shop/mock-server/macro-types';

/** The facts of a specification that decide a mouse's form. Lengths in centimeters, angles in degrees. */
export interface MouseFacts {
  readonly kind: 'mouse';
  readonly family: MouseFamily;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** 0 is flat; 57 is a handshake grip. */
  readonly tilt: number;
  readonly hand: 'right' | 'left' | 'both';
  /** Buttons on the thumb's side. */
  readonly sideButtons: number;
  /** Buttons behind the wheel and beside the left one. */
  readonly topButtons: number;
  readonly isBored: boolean;
  readonly hasThumbRest: boolean;
  readonly hasGrips: boolean;
  /** A wheel that spins freely is a heavy one of steel. */
  readonly hasSteelWheel: boolean;
  /** The receiver stows below. */
  readonly hasBay: boolean;
  /** Meters; absent without a cable. */
  readonly cable?: number;
  readonly isBraided: boolean;
  /** The detail in the macro: the first feature of the specification that can be seen. */
  readonly signature: MouseDetail;
  /** A port for charging in the nose. */
  readonly hasPort: boolean;
}

/** Mice of one family share their outline and how their buttons are cut. */
export type MouseFamily =
  | 'egg'
  | 'flared'
  | 'classic'
  | 'starter'
  | 'pebble'
  | 'slab'
  | 'broad'
  | 'resting'
  | 'upright';
