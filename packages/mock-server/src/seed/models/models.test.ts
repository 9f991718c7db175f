import { expect, test } from 'vitest';
import { models } from './models.ts';
import type { AnyModel, HeadsetModel, MouseModel } from './types.ts';

const headsets = models.filter((model): model is HeadsetModel => model.kind === 'headset');
const mice = models.filter((model): model is MouseModel => model.kind === 'mouse');

function wrongModels<Model extends AnyModel>(
  rows: readonly Model[],
  rule: (model: Model) => boolean,
): string[] {
  return rows.filter((model) => !rule(model)).map((model) => model.model);
}

test('describes the microphone that the specification lists', () => {
  const featureOf = { detachable: 'detachableMic', flip: 'flipMic', builtIn: 'builtInMic' } as const;
  for (const [microphone, feature] of Object.entries(featureOf)) {
    expect(
      wrongModels(
        headsets,
        (model) => !model.features.some((one) => one === feature) || model.microphone === microphone,
      ),
      feature,
    ).toEqual([]);
  }
  expect(
    wrongModels(headsets, (model) => model.box.includes('boom') === (model.microphone === 'detachable')),
  ).toEqual([]);
});

test('mentions only the connections that a model has', () => {
  const radio = ['radio', 'radioBluetooth', 'usbCable'];
  expect(
    wrongModels(
      headsets,
      (model) => !model.features.includes('lowLatency') || radio.includes(model.connection),
    ),
  ).toEqual([]);
  expect(
    wrongModels(
      headsets,
      (model) => !model.features.includes('bluetoothSide') || model.connection === 'radioBluetooth',
    ),
  ).toEqual([]);
  expect(
    wrongModels(headsets, (model) => !model.features.includes('noDriver') || model.connection === 'usb'),
  ).toEqual([]);
  expect(
    wrongModels(mice, (model) => !model.features.includes('radio') || radio.includes(model.connection)),
  ).toEqual([]);
  expect(
    wrongModels(
      mice,
      (model) => !model.features.includes('bluetooth') || model.connection === 'radioBluetooth',
    ),
  ).toEqual([]);
});

test('includes the accessories that the connection needs', () => {
  const radio = ['radio', 'radioBluetooth', 'usbCable'];
  expect(
    wrongModels(models, (model) => model.box.includes('receiver') === radio.includes(model.connection)),
  ).toEqual([]);
  expect(
    wrongModels(models, (model) => model.box.includes('cell') === (model.values.months !== undefined)),
  ).toEqual([]);
  expect(
    wrongModels(models, (model) => model.box.includes('usbCable') === (model.values.hours !== undefined)),
  ).toEqual([]);
  expect(
    wrongModels(models, (model) => model.box.includes(model.kind) && model.box.includes('guide')),
  ).toEqual([]);
});

test('gives a battery or a cable to every model, never both', () => {
  expect(
    wrongModels(models, ({ values }) => {
      const power = [values.hours, values.months, values.cable].filter((value) => value !== undefined);
      return power.length === 1;
    }),
  ).toEqual([]);
});

test('repeats no feature and no part of the box', () => {
  expect(wrongModels(models, (model) => new Set(model.features).size === model.features.length)).toEqual([]);
  expect(wrongModels(models, (model) => new Set(model.box).size === model.box.length)).toEqual([]);
});

test('gives every model a unique number and id', () => {
  expect(new Set(models.map((model) => model.id)).size).toBe(models.length);
  expect(new Set(models.map((model) => model.model)).size).toBe(models.length);
});

test('left-handed mice are for the left hand only', () => {
  expect(wrongModels(mice, (model) => (model.type === 'leftHanded') === (model.hand === 'left'))).toEqual([]);
  expect(
    wrongModels(mice, (model) => model.features.includes('bothHands') === (model.hand === 'both')),
  ).toEqual([]);
});
