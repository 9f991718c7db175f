import type { GoodsAttribute } from '@signal-shop/sdk/contract';
import type { AnyModel, MouseModel } from './models/types.ts';
import type { ColourName } from './types.ts';
import type { Connection, WorksWith } from './words/types.ts';

const connections = {
  radio: ['connection.radio'],
  radioBluetooth: ['connection.radio', 'connection.bluetooth'],
  bluetooth: ['connection.bluetooth'],
  bluetoothCable: ['connection.bluetooth', 'connection.cable'],
  usb: ['connection.cable'],
  analogue: ['connection.cable'],
  usbCable: ['connection.radio', 'connection.cable'],
} as const satisfies Record<Connection, readonly GoodsAttribute[]>;

const platforms = {
  pc: ['platform.pc'],
  pcConsole: ['platform.pc', 'platform.console'],
  pcPhone: ['platform.pc', 'platform.mobile'],
  everything: ['platform.pc', 'platform.console', 'platform.mobile'],
} as const satisfies Record<WorksWith, readonly GoodsAttribute[]>;

/** Hours on one charge. */
const batterySteps = [20, 40, 60, 100] as const;
/** Grams. */
const weightSteps = [60, 80, 100, 200, 250, 300] as const;

/** The facts of a model by which a listing can be filtered; the color is a fact of the goods. */
export function attributesOf(model: AnyModel): readonly GoodsAttribute[] {
  const { grams, hours, months } = model.values;
  // A cell lasts for months.
  const lasting = months === undefined ? (hours ?? 0) : Number.POSITIVE_INFINITY;
  return [
    ...connections[model.connection],
    ...(model.kind === 'headset' ? platforms[model.worksWith] : mousePlatforms(model)),
    ...batterySteps.filter((step) => lasting >= step).map((step) => `battery.${step}` as const),
    ...weightSteps.filter((step) => grams <= step).map((step) => `weight.${step}` as const),
    ...(model.kind === 'headset' ? [`microphone.${model.microphone}` as const] : grips(model)),
  ];
}

/** The attributes of one color of a model. */
export function withColour(
  attributes: readonly GoodsAttribute[],
  colour: ColourName,
): readonly GoodsAttribute[] {
  return [...attributes, `color.${colour}`];
}

function mousePlatforms({ connection }: MouseModel): readonly GoodsAttribute[] {
  return platforms[connection === 'bluetooth' || connection === 'radioBluetooth' ? 'pcPhone' : 'pc'];
}

function grips({ hand, type }: MouseModel): readonly GoodsAttribute[] {
  return type === 'vertical' ? [`grip.${hand}`, 'grip.vertical'] : [`grip.${hand}`];
}
