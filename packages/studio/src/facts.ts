import type { AnyModel, HeadsetModel, MouseModel } from '@signal-shop/mock-server/model-types';
import type { HeadsetFacts, HeadsetSignature } from './products/headset/headset-facts.ts';
import type { MouseFacts, MouseFamily, MouseSignature } from './products/mouse/mouse-facts.ts';

/** The facts of a specification that decide the form of a solid. */
export type Facts = HeadsetFacts | MouseFacts;

export function factsOf(model: AnyModel): Facts {
  return model.kind === 'headset' ? headsetFacts(model) : mouseFacts(model);
}

const cups: Readonly<Record<HeadsetModel['type'], HeadsetFacts['cup']>> = {
  wireless: 'octagon',
  dualWireless: 'octagon',
  bluetooth: 'oval',
  noiseCancelling: 'oval',
  usbSurround: 'octagon',
  wired: 'round',
  studio: 'round',
  openBack: 'round',
  console: 'octagon',
  esports: 'octagon',
  kids: 'oval',
};

const covers: Readonly<Record<HeadsetModel['type'], HeadsetFacts['cover']>> = {
  wireless: 'plate',
  dualWireless: 'plate',
  bluetooth: 'dome',
  noiseCancelling: 'dome',
  usbSurround: 'dish',
  wired: 'dish',
  studio: 'dish',
  openBack: 'grille',
  console: 'plate',
  esports: 'vents',
  kids: 'dome',
};

const signatures: Partial<Record<HeadsetModel['features'][number], HeadsetSignature>> = {
  openCups: 'cup',
  cancelling: 'cup',
  drivers: 'driver',
  flatTuning: 'driver',
  memoryFoam: 'cushion',
  fabricPads: 'cushion',
  washablePads: 'cushion',
  detachableMic: 'boom',
  flipMic: 'boom',
  clearMic: 'boom',
  builtInMic: 'cup',
  volumeWheel: 'wheel',
  foldFlat: 'hinge',
  steelBand: 'band',
  lightBand: 'band',
  analoguePlug: 'plug',
  controllerPlug: 'plug',
  noDriver: 'plug',
  cableControl: 'remote',
};

function signatureOf({ features }: HeadsetModel): HeadsetSignature {
  return features.map((feature) => signatures[feature]).find((signature) => signature !== undefined) ?? 'cup';
}

function headsetFacts(model: HeadsetModel): HeadsetFacts {
  const { type, features, values, microphone, connection } = model;
  const has = (feature: HeadsetModel['features'][number]) => features.includes(feature);
  const isWired = connection === 'usb' || connection === 'analogue';
  const isFabric = has('fabricPads') || has('washablePads') || type === 'esports';
  return {
    kind: 'headset',
    cup: cups[type],
    radius: 2.75 + (values.drivers ?? 40) * 0.038 + (type === 'studio' || type === 'openBack' ? 0.15 : 0),
    cover: has('openCups') ? 'grille' : covers[type],
    cushion: isFabric ? 'fabric' : 'leather',
    pad: has('memoryFoam') ? 2.5 : 2.05,
    band: bandOf(model),
    microphone,
    ...(isWired ? { cable: values.cable ?? 2 } : {}),
    isBraided: has('braidedCable'),
    hasRemote: has('cableControl'),
    hasPinholes: has('cancelling'),
    signature: signatureOf(model),
    plug: connection === 'usb' ? 'usb' : 'jack',
    hasWheel: has('volumeWheel'),
    folds: has('foldFlat'),
    size: type === 'kids' || has('smallFit') ? 0.88 : 1,
  };
}

function bandOf({ features, values }: HeadsetModel): HeadsetFacts['band'] {
  if (features.includes('steelBand')) return 'steel';
  if (features.includes('lightBand')) return 'strap';
  return values.grams < 215 ? 'slim' : 'molded';
}

const mouseFamilies: Readonly<Record<MouseModel['type'], MouseFamily>> = {
  lightweight: 'egg',
  wireless: 'classic',
  silent: 'classic',
  travel: 'pebble',
  esports: 'flared',
  mmo: 'broad',
  starter: 'starter',
  ergonomic: 'resting',
  vertical: 'upright',
  leftHanded: 'flared',
};

/** Width and height by the family, in centimeters, where the specification has none. */
const sizes: Readonly<Record<MouseFamily, { length?: number; width: number; height: number }>> = {
  egg: { width: 6.2, height: 3.8 },
  flared: { width: 6.4, height: 4.1 },
  classic: { length: 11, width: 6.4, height: 3.9 },
  starter: { length: 11.6, width: 6.3, height: 3.8 },
  pebble: { length: 9.8, width: 5.8, height: 3.3 },
  slab: { length: 10.6, width: 5.9, height: 2.4 },
  broad: { length: 12, width: 7.4, height: 4.3 },
  resting: { width: 7, height: 4.6 },
  upright: { width: 7.9, height: 7.2 },
};

function mouseFacts(model: MouseModel): MouseFacts {
  const { type, features, values, hand, connection } = model;
  const has = (feature: MouseModel['features'][number]) => features.includes(feature);
  const family = has('flatShell') ? 'slab' : mouseFamilies[type];
  const handSize = ((values.handMin ?? 17) + (values.handMax ?? 20)) / 2;
  const { length = 6.3 + handSize * 0.31, width, height } = sizes[family];
  // Only a shell that is not said to be closed can be lighter than 60 g by its holes.
  const isBored = type === 'lightweight' && values.grams < 60 && !has('closedShell');
  // A heavier mouse is a larger one.
  const scale = scaleOf(family, values.grams);
  return {
    kind: 'mouse',
    family,
    length: length * scale,
    width: width * (has('slope') ? 1.12 : 1) * scale,
    height: values.height === undefined ? height * scale : values.height / 10,
    tilt: values.degrees ?? (type === 'vertical' ? 57 : 0),
    hand,
    ...buttonsOf(model),
    isBored,
    hasThumbRest: has('thumbRest'),
    hasGrips: has('texturedSides'),
    hasSteelWheel: has('freeWheel'),
    hasBay: has('receiverBay'),
    signature: isBored ? 'bores' : mouseSignatureOf(model),
    ...(connection === 'usb' ? { cable: values.cable ?? 1.8 } : {}),
    isBraided: has('softCable'),
    hasPort: connection === 'usbCable' || has('chargePlay') || has('battery'),
  };
}

const mouseSignatures: Partial<Record<MouseModel['features'][number], MouseSignature>> = {
  thumbGrid: 'grid',
  upright: 'face',
  thumbRest: 'rest',
  slope: 'back',
  texturedSides: 'wall',
  leftShape: 'wall',
  freeWheel: 'wheel',
  speedButton: 'speed',
  softCable: 'nose',
  chargePlay: 'nose',
  silentClicks: 'keys',
  opticalSwitches: 'keys',
  switches: 'keys',
  closedShell: 'back',
  flatShell: 'wall',
  cell: 'wheel',
};

function mouseSignatureOf({ features }: MouseModel): MouseSignature {
  return (
    features.map((feature) => mouseSignatures[feature]).find((signature) => signature !== undefined) ??
    'wheel'
  );
}

/** Grams of a middling mouse of each family. */
const weights: Readonly<Partial<Record<MouseFamily, number>>> = {
  egg: 57,
  flared: 68,
  classic: 89,
  broad: 113,
};

function scaleOf(family: MouseFamily, grams: number): number {
  return (grams / (weights[family] ?? grams)) ** 0.22;
}

/** Left, right and wheel are three; the others are at the thumb and on top. */
function buttonsOf({ features, values }: MouseModel): Pick<MouseFacts, 'sideButtons' | 'topButtons'> {
  const others = Math.max((values.buttons ?? 3) - 3, 0);
  const most = features.includes('thumbGrid') ? 12 : 3;
  const isOneOnTop = features.includes('speedButton') || others % 2 === 1;
  const sideButtons = Math.min(others - Number(isOneOnTop && others > 0), others > 3 ? most : 2);
  return { sideButtons, topButtons: others - sideButtons };
}
