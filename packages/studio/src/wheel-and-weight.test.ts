import type { AnyModel, HeadsetModel, MouseModel } from '@signal-shop/mock-server/model-types';
import { describe, expect, it } from 'vitest';
import { headsetFacts } from './facts-of-headset.ts';
import { mouseFacts } from './facts-of-mouse.ts';
import { crown } from './products/headset/placement.ts';
import { formOf } from './products/mouse/mouse.ts';
import { wheel } from './products/mouse/wheel.ts';
import { partsOf } from './products/parts.ts';
import type { Part } from './render/part.ts';
import { accessoryOf } from './scenes/accessories.ts';
import { inTheBox } from './scenes/in-the-box.ts';
import type { Distance, Point } from './shapes/shape.ts';
import { headsets, mice, named, touch, travel } from './testing/caliper.ts';

const { max, min } = Math;

/** The tire of a mouse's wheel, and how far it rises above the buttons and above the shell that it turns in. */
function wheelOf(model: MouseModel) {
  const facts = mouseFacts(model);
  const form = formOf(facts);
  const [tire, rims] = wheel(facts, form);
  const [shell] = partsOf(facts);
  if (tire === undefined || rims === undefined || shell === undefined)
    return expect.fail('There is no wheel.');
  const z = facts.length * 0.25;
  // The face leans: across it and away from it in the coordinates of the mouse.
  const across = (x: number, y: number) => form.onFace((a) => a)(x, y, z);
  const [cosine, sine] = [across(1, 0), across(0, 1)];
  const start = form.top(form.middle, z) + 6;
  const from: Point = [form.middle * cosine - start * sine, form.middle * sine + start * cosine, z];
  const down: Point = [sine, -cosine, 0];
  const depth = ({ distance }: { readonly distance: Distance }) => travel(distance, from, down) ?? 2 * start;
  return {
    tire: tire.material,
    rims: rims.material,
    aboveButtons: depth(form.body) - depth(tire.shape),
    aboveSlot: depth(shell.shape) - depth(tire.shape),
  };
}

/** From nose to heel, in centimeters. */
function lengthOf(model: MouseModel): number {
  const body = formOf(mouseFacts(model)).body.distance;
  const end = (from: 1 | -1) =>
    max(...[0.8, 1.2, 1.6, 2].map((height) => touch(body, 2, from, [0.6, height, 0]) * from));
  return end(1) + end(-1);
}

/** The share of the wall at the fingers where a caliper goes through the shell. */
function openWall(model: MouseModel): number {
  const facts = mouseFacts(model);
  const { body, side } = formOf(facts);
  const [shell] = partsOf(facts);
  const from = side === 1 ? -1 : 1;
  const depths = Array.from({ length: 21 * 9 }, (_, index) => {
    const at: Point = [0, facts.height * (0.25 + (index % 9) * 0.03), (Math.floor(index / 9) - 11) * 0.13];
    return (touch(body.distance, 0, from, at) - touch(shell?.shape.distance ?? max, 0, from, at)) * from;
  });
  return depths.filter((depth) => !(depth < 0.14)).length / depths.length;
}

describe('the wheel of a mouse', () => {
  it.each(named(mice))('%s has one that rises 3 to 5 mm between its buttons', (_name, model) => {
    const { aboveButtons, aboveSlot } = wheelOf(model);
    expect(aboveButtons).toBeGreaterThan(0.3);
    expect(aboveButtons).toBeLessThan(0.5);
    // The shell is open below it.
    expect(aboveSlot).toBeGreaterThan(0.9);
  });

  it.each(named(mice))('%s has one of steel exactly where it spins freely', (_name, model) => {
    const { tire, rims } = wheelOf(model);
    const isFree = model.features.includes('freeWheel');
    expect([tire, rims]).toEqual(isFree ? ['gunmetal', 'steel'] : ['rubber', 'gunmetal']);
  });
});

/** The pieces of an accessory, at the place that it has among others. */
function findIn(parts: readonly Part[], wanted: readonly Part[]): readonly Part[] {
  const size = ({ shape, material }: Part) =>
    [material, ...shape.max.map((most, axis) => (most - (shape.min[axis] ?? 0)).toFixed(3))].join(' ');
  return parts.filter((part) => wanted.some((one) => size(one) === size(part)));
}

describe('the receiver', () => {
  const radio: readonly AnyModel['connection'][] = ['radio', 'radioBluetooth', 'usbCable'];
  const receiver = accessoryOf('receiver').flatMap(({ parts }) => parts);

  it.each(named([...headsets, ...mice]))(
    '%s has it in its box exactly where it has a radio',
    (_name, model) => {
      expect(receiver.length).toBeGreaterThan(0);
      const found = findIn(inTheBox(model), receiver);
      expect(found).toHaveLength(radio.includes(model.connection) ? receiver.length : 0);
    },
  );

  it.each(named(mice.filter(({ features }) => features.includes('receiverBay'))))(
    '%s has a bay that is wide enough for it',
    (_name, model) => {
      const bay = partsOf(mouseFacts(model)).find(({ name }) => name === 'bay');
      const wide = max(...receiver.map(({ shape }) => shape.max[0])) * 2;
      expect((bay?.shape.max[0] ?? 0) * 2).toBeGreaterThan(wide);
    },
  );
});

describe('the weight', () => {
  it.each(['lightweight', 'wireless', 'silent', 'esports', 'mmo', 'leftHanded'] as const)(
    'of two %s mice, the heavier is the longer one',
    (type) => {
      const ofType = mice.filter((model) => model.type === type);
      expect(ofType.length).toBeGreaterThan(1);
      const byWeight = ofType.toSorted((one, other) => one.values.grams - other.values.grams);
      const lengths = byWeight.map(lengthOf);
      expect(lengths.every((length, index) => length > (lengths[index - 1] ?? 0))).toBe(true);
    },
  );

  it.each(named(mice.filter(({ type }) => type === 'lightweight')))(
    '%s has holes in its walls exactly where it is under 60 g without a closed shell',
    (_name, model) => {
      const isOpen = model.values.grams < 60 && !model.features.includes('closedShell');
      if (isOpen) expect(openWall(model)).toBeGreaterThan(0.15);
      else expect(openWall(model)).toBeLessThan(0.05);
    },
  );

  const plain = headsets.filter(
    ({ features }) => !features.includes('steelBand') && !features.includes('lightBand'),
  );

  it.each(named(plain))('%s has a slim band exactly where it is under 215 g', (_name, model) => {
    const width = bandWidth(model);
    if (model.values.grams < 215) expect(width).toBeLessThan(2.6);
    else expect(width).toBeGreaterThan(3);
  });
});

/** The width of the band over the head, in centimeters. */
function bandWidth(model: HeadsetModel): number {
  const parts = partsOf(headsetFacts(model));
  const all: Distance = (x, y, z) => min(...parts.map(({ shape }) => shape.distance(x, y, z)));
  const top = touch(all, 1, 1, [0, 0, 0]);
  expect(top).toBeGreaterThan(crown + 8);
  const middle: Point = [0, top - 0.25, 0];
  return touch(all, 2, 1, middle) - touch(all, 2, -1, middle);
}
