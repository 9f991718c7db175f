import type { HeadsetDetail } from '@signal-shop/mock-server/macro-types';

/** The facts of a specification that decide a headset's form. Lengths in centimeters. */
export interface HeadsetFacts {
  readonly kind: 'headset';
  readonly cup: 'octagon' | 'round' | 'oval';
  /** Radius of the cup's housing. */
  readonly radius: number;
  /** The cover of the cup: a plate with a disc, one with vents, a smooth dome, a turned dish, or an open grille. */
  readonly cover: 'plate' | 'vents' | 'dome' | 'dish' | 'grille';
  readonly cushion: 'leather' | 'fabric';
  /** Thickness of the cushion. */
  readonly pad: number;
  readonly band: 'molded' | 'steel' | 'slim' | 'strap';
  readonly microphone: 'fixed' | 'flip' | 'detachable' | 'builtIn';
  /** Meters; absent without a cable. */
  readonly cable?: number;
  readonly isBraided: boolean;
  readonly hasRemote: boolean;
  /** Microphones for noise canceling need openings in the cup. */
  readonly hasPinholes: boolean;
  /** The detail in the macro: the first feature of the specification that can be seen. */
  readonly signature: HeadsetDetail;
  readonly plug: 'usb' | 'jack';
  readonly hasWheel: boolean;
  readonly folds: boolean;
  /** Scale of the whole: children's headsets are smaller. */
  readonly size: number;
}
