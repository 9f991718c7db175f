/** The facts of a specification that decide a mouse's form. Lengths in centimeters, angles in degrees. */
export interface MouseFacts {
  readonly kind: 'mouse';
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
  readonly hasLight: boolean;
  /** Meters; absent without a cable. */
  readonly cable?: number;
  readonly isBraided: boolean;
  readonly finish: 'body' | 'gloss';
}
