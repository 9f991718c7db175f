import type { HeadsetDetail, MouseDetail } from '../macro-types.ts';
import type { PhotographView } from '../photographs.ts';
import type { ColourName, GoodsKind } from '../types.ts';

export type HeadsetType =
  | 'wireless'
  | 'dualWireless'
  | 'bluetooth'
  | 'noiseCancelling'
  | 'usbSurround'
  | 'wired'
  | 'studio'
  | 'openBack'
  | 'console'
  | 'esports'
  | 'kids';

export type MouseType =
  | 'lightweight'
  | 'wireless'
  | 'silent'
  | 'travel'
  | 'esports'
  | 'mmo'
  | 'starter'
  | 'ergonomic'
  | 'vertical'
  | 'leftHanded';

export type HeadsetLead =
  | 'fast'
  | 'endurance'
  | 'micOff'
  | 'twoLinks'
  | 'everyday'
  | 'light'
  | 'quiet'
  | 'quietHours'
  | 'surround'
  | 'plugIn'
  | 'onePlug'
  | 'simple'
  | 'flat'
  | 'soundCard'
  | 'wide'
  | 'sofa'
  | 'sofaWireless'
  | 'match'
  | 'crowd'
  | 'hearing'
  | 'tough';

export type MouseLead =
  | 'feather'
  | 'fastWireless'
  | 'facts'
  | 'everyday'
  | 'hush'
  | 'hushOffice'
  | 'pocket'
  | 'travel'
  | 'precise'
  | 'firm'
  | 'thumbs'
  | 'raid'
  | 'first'
  | 'rest'
  | 'slope'
  | 'handshake'
  | 'left'
  | 'leftLight';

export type HeadsetFeature =
  | 'lowLatency'
  | 'bluetoothSide'
  | 'battery'
  | 'quickCharge'
  | 'drivers'
  | 'detachableMic'
  | 'flipMic'
  | 'clearMic'
  | 'builtInMic'
  | 'memoryFoam'
  | 'fabricPads'
  | 'washablePads'
  | 'steelBand'
  | 'foldFlat'
  | 'cancelling'
  | 'letThrough'
  | 'surround'
  | 'noDriver'
  | 'volumeWheel'
  | 'cableControl'
  | 'analoguePlug'
  | 'openCups'
  | 'flatTuning'
  | 'impedance'
  | 'controllerPlug'
  | 'hearingGuard'
  | 'smallFit'
  | 'braidedCable'
  | 'sidetone'
  | 'lightBand'
  | 'equaliser';

export type MouseFeature =
  | 'sensor'
  | 'polling'
  | 'closedShell'
  | 'switches'
  | 'opticalSwitches'
  | 'radio'
  | 'bluetooth'
  | 'battery'
  | 'cell'
  | 'chargePlay'
  | 'softCable'
  | 'glideFeet'
  | 'silentClicks'
  | 'freeWheel'
  | 'thumbGrid'
  | 'profiles'
  | 'speedButton'
  | 'thumbRest'
  | 'slope'
  | 'upright'
  | 'handSize'
  | 'leftShape'
  | 'bothHands'
  | 'receiverBay'
  | 'texturedSides'
  | 'flatShell'
  | 'noSoftware'
  | 'macros';

export type Connection =
  | 'radio'
  | 'radioBluetooth'
  | 'bluetooth'
  | 'bluetoothCable'
  | 'usb'
  | 'analogue'
  | 'usbCable';
export type Microphone = 'detachable' | 'flip' | 'builtIn' | 'fixed';
export type WorksWith = 'pc' | 'pcConsole' | 'pcPhone' | 'everything';
export type Hand = 'right' | 'left' | 'both';

export type BoxItem =
  | 'headset'
  | 'mouse'
  | 'receiver'
  | 'usbCable'
  | 'boom'
  | 'pouch'
  | 'audioCable'
  | 'splitter'
  | 'spareFeet'
  | 'cell'
  | 'spareGrips'
  | 'stickers'
  | 'guide';

export type SpecificationName =
  | 'connection'
  | 'drivers'
  | 'latency'
  | 'battery'
  | 'microphone'
  | 'impedance'
  | 'worksWith'
  | 'weight'
  | 'cable'
  | 'sensor'
  | 'polling'
  | 'buttons'
  | 'switches'
  | 'hand'
  | 'warranty';

/**
 * Names, introductions and descriptions of a kind of goods in one language; `{value}` marks are placeholders for
 * numbers.
 */
export interface KindWords<Type extends string, Lead extends string, Feature extends string> {
  readonly types: Readonly<Record<Type, string>>;
  readonly leads: Readonly<Record<Lead, string>>;
  /** Two or three sentences that open the description. */
  readonly stories: Readonly<Record<Type, string>>;
  readonly features: Readonly<Record<Feature, string>>;
}
export type HeadsetWords = KindWords<HeadsetType, HeadsetLead, HeadsetFeature>;
export type MouseWords = KindWords<MouseType, MouseLead, MouseFeature>;

/** The view of a picture; a client without photographs draws it. */
export type PictureView = 'whole' | 'side' | 'close' | 'top' | 'turned' | 'dark';

export interface SheetWords {
  readonly colours: Readonly<Record<ColourName, string>>;
  /** A template with `{type}` and `{model}`. */
  readonly name: string;
  /** A template with `{name}` and `{colour}`. */
  readonly fullName: string;
  /** Alternative texts of the drawings. */
  readonly pictures: {
    readonly headset: Readonly<Record<PictureView, string>>;
    readonly mouse: Readonly<Record<Exclude<PictureView, 'turned'>, string>>;
  };
  /** Alternative texts of the photographs. */
  readonly photographs: Readonly<
    Record<GoodsKind, Readonly<Record<Exclude<PhotographView, 'macro'>, string>>>
  >;
  /** Alternative texts of the macro photographs. */
  readonly macros: {
    readonly headset: Readonly<Record<HeadsetDetail, string>>;
    readonly mouse: Readonly<Record<MouseDetail, string>>;
  };
  readonly headings: { readonly features: string; readonly box: string };
  readonly specifications: Readonly<Record<SpecificationName, string>>;
  readonly connections: Readonly<Record<Connection, string>>;
  readonly microphones: Readonly<Record<Microphone, string>>;
  readonly worksWith: Readonly<Record<WorksWith, string>>;
  readonly hands: Readonly<Record<Hand, string>>;
  readonly values: {
    readonly hours: string;
    readonly months: string;
    readonly clicks: string;
    readonly warranty: string;
  };
  readonly box: Readonly<Record<BoxItem, string>>;
  readonly files: { readonly manual: string; readonly driver: string };
}

export interface Words {
  readonly sheet: SheetWords;
  readonly headset: HeadsetWords;
  readonly mouse: MouseWords;
}
