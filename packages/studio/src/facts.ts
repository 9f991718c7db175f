import type { AnyModel, HeadsetModel, MouseModel } from '@signal-shop/mock-server/model-types';
import type { HeadsetFacts } from './products/headset/headset-facts.ts';
import type { MouseFacts } from './products/mouse/mouse-facts.ts';

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

function headsetFacts(model: HeadsetModel): HeadsetFacts {
  const { type, features, values, microphone, connection } = model;
  const has = (feature: HeadsetModel['features'][number]) => features.includes(feature);
  const isWired = connection === 'usb' || connection === 'analogue';
  const isFabric = has('fabricPads') || has('washablePads') || type === 'esports';
  return {
    kind: 'headset',
    cup: cups[type],
    radius: 2.75 + (values.drivers ?? 40) * 0.038 + (type === 'studio' || type === 'openBack' ? 0.15 : 0),
    isOpen: has('openCups'),
    cushion: isFabric ? 'fabric' : 'leather',
    pad: has('memoryFoam') ? 2.5 : 2.05,
    band: bandOf(model),
    microphone,
    ...(isWired ? { cable: values.cable ?? 2 } : {}),
    isBraided: has('braidedCable'),
    hasRemote: has('cableControl'),
    hasLight: has('lightBand'),
    hasWheel: has('volumeWheel'),
    folds: has('foldFlat'),
    size: type === 'kids' || has('smallFit') ? 0.88 : 1,
  };
}

function bandOf({ features, values }: HeadsetModel): HeadsetFacts['band'] {
  if (features.includes('steelBand')) return 'steel';
  return values.grams < 215 ? 'slim' : 'molded';
}

/** Length and width by the type, in centimeters; others fit the hand of their specification. */
const sizes: Partial<Record<MouseModel['type'], { length?: number; width: number; height: number }>> = {
  travel: { length: 9.9, width: 5.6, height: 3 },
  vertical: { length: 11.4, width: 7.6, height: 6 },
  lightweight: { width: 6.1, height: 3.7 },
  esports: { width: 6.1, height: 3.9 },
};

function mouseFacts(model: MouseModel): MouseFacts {
  const { type, features, values, hand, connection } = model;
  const has = (feature: MouseModel['features'][number]) => features.includes(feature);
  const handSize = ((values.handMin ?? 17) + (values.handMax ?? 20)) / 2;
  const { length = 6.3 + handSize * 0.31, width, height } = sizes[type] ?? { width: 6.6, height: 4 };
  return {
    kind: 'mouse',
    length,
    width,
    height: values.height === undefined ? height : values.height / 10,
    tilt: values.degrees ?? (type === 'vertical' ? 57 : 0),
    hand,
    ...buttonsOf(model),
    // Only a shell that is not said to be closed can be lighter than 60 g by its holes.
    isBored: type === 'lightweight' && values.grams < 60 && !has('closedShell'),
    hasThumbRest: has('thumbRest'),
    hasGrips: has('texturedSides'),
    hasLight: false,
    ...(connection === 'usb' ? { cable: values.cable ?? 1.8 } : {}),
    isBraided: false,
    finish: 'body',
  };
}

/** Left, right and wheel are three; the others are at the thumb and on top. */
function buttonsOf({ features, values }: MouseModel): Pick<MouseFacts, 'sideButtons' | 'topButtons'> {
  const others = Math.max((values.buttons ?? 3) - 3, 0);
  const most = features.includes('thumbGrid') ? 12 : 3;
  const isOneOnTop = features.includes('speedButton') || others % 2 === 1;
  const sideButtons = Math.min(others - Number(isOneOnTop && others > 0), others > 3 ? most : 2);
  return { sideButtons, topButtons: others - sideButtons };
}
