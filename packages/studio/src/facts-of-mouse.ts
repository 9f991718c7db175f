import { hasBores, mouseDetail } from '@signal-shop/mock-server/macro-detail';
import type { MouseModel } from '@signal-shop/mock-server/model-types';
import type { MouseFacts, MouseFamily } from './products/mouse/mouse-facts.ts';

const families: Readonly<Record<MouseModel['type'], MouseFamily>> = {
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

export function mouseFacts(model: MouseModel): MouseFacts {
  const { type, features, values, hand, connection } = model;
  const has = (feature: MouseModel['features'][number]) => features.includes(feature);
  const family = has('flatShell') ? 'slab' : families[type];
  const handSize = ((values.handMin ?? 17) + (values.handMax ?? 20)) / 2;
  const { length = 6.3 + handSize * 0.31, width, height } = sizes[family];
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
    isBored: hasBores(model),
    hasThumbRest: has('thumbRest'),
    hasGrips: has('texturedSides'),
    hasSteelWheel: has('freeWheel'),
    hasBay: has('receiverBay'),
    signature: mouseDetail(model),
    ...(connection === 'usb' ? { cable: values.cable ?? 1.8 } : {}),
    isBraided: has('softCable'),
    hasPort: connection === 'usbCable' || has('chargePlay') || has('battery'),
  };
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
