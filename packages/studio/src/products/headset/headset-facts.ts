/** The facts of a specification that decide a headset's form. Lengths in centimeters. */
export interface HeadsetFacts {
  readonly kind: 'headset';
  readonly cup: 'octagon' | 'round' | 'oval';
  /** Radius of the cup's housing. */
  readonly radius: number;
  readonly isOpen: boolean;
  readonly cushion: 'leather' | 'fabric';
  /** Thickness of the cushion. */
  readonly pad: number;
  readonly band: 'molded' | 'steel' | 'slim';
  readonly microphone: 'fixed' | 'flip' | 'detachable' | 'builtIn';
  /** Meters; absent without a cable. */
  readonly cable?: number;
  readonly isBraided: boolean;
  readonly hasRemote: boolean;
  readonly hasLight: boolean;
  readonly hasWheel: boolean;
  readonly folds: boolean;
  /** Scale of the whole: children's headsets are smaller. */
  readonly size: number;
}
