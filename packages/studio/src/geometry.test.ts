import type { HeadsetModel, MouseModel } from '@signal-shop/mock-server/model-types';
import { describe, expect, it } from 'vitest';
import { headsetFacts } from './facts-of-headset.ts';
import { mouseFacts } from './facts-of-mouse.ts';
import { ear } from './products/headset/placement.ts';
import { formOf } from './products/mouse/mouse.ts';
import { partsOf } from './products/parts.ts';
import type { Part, PartName } from './render/part.ts';
import type { Distance, Point } from './shapes/shape.ts';
import { headsets, mice, named, touch } from './testing/caliper.ts';

const { abs, atan2, max, PI } = Math;

function pieceOf(parts: readonly Part[], name: PartName): Part['shape'] {
  return parts.find((part) => part.name === name)?.shape ?? expect.fail(`The solid has no ${name}.`);
}

function has(parts: readonly Part[], wanted: PartName): boolean {
  return parts.some(({ name }) => name === wanted);
}

function bodyOf(model: MouseModel): Distance {
  return formOf(mouseFacts(model)).body.distance;
}

/** Thumb and fingers are on these sides. */
function thumbSide({ hand }: MouseModel): 1 | -1 {
  return hand === 'left' ? -1 : 1;
}

/** The angle between table and face, measured at two points of the palm. */
function tiltOf(model: MouseModel): number {
  const { family, length, width, height } = mouseFacts(model);
  const body = bodyOf(model);
  const side = thumbSide(model);
  const z = -length * 0.12;
  if (family === 'upright') {
    const across = (y: number) => touch(body, 0, side === 1 ? -1 : 1, [0, y, z]) * side;
    const rise = height * 0.25;
    return (atan2(rise, across(height * 0.7) - across(height * 0.45)) * 180) / PI;
  }
  const reach = width * 0.18;
  const up = (x: number) => touch(body, 1, 1, [x, 0, z]);
  return (atan2(up(side * reach) - up(-side * reach), 2 * reach) * 180) / PI;
}

describe('a caliper on the solid of a mouse', () => {
  it.each(named(mice))('%s leans by the angle of its specification', (_name, model) => {
    const tilt = tiltOf(model);
    if (model.values.degrees === undefined) expect(tilt).toBeLessThan(3);
    else expect(abs(tilt - model.values.degrees)).toBeLessThan(5);
  });

  it('the steepest mice of the specifications are the steepest solids', () => {
    const sloped = mice.filter(({ values }) => values.degrees !== undefined);
    const byWords = sloped.toSorted((a, b) => (a.values.degrees ?? 0) - (b.values.degrees ?? 0));
    const bySolid = sloped.toSorted((a, b) => tiltOf(a) - tiltOf(b));
    expect(bySolid.map(({ model }) => model)).toEqual(byWords.map(({ model }) => model));
  });

  it.each(named(mice.filter(({ values }) => values.height !== undefined)))(
    '%s is as high as its specification says, within 1 mm',
    (_name, model) => {
      const body = bodyOf(model);
      const heights = Array.from({ length: 41 }, (_, step) => touch(body, 1, 1, [0, 0, (step - 20) * 0.2]));
      const highest = max(...heights.filter(Number.isFinite));
      expect(abs(highest * 10 - (model.values.height ?? 0))).toBeLessThan(1);
    },
  );

  it('a mouse for larger hands is longer, and between 57 and 70 percent of the hand', () => {
    const sized = mice.filter(({ values }) => values.handMin !== undefined);
    expect(sized.length).toBeGreaterThan(2);
    const lengths = sized.map((model) => {
      const body = bodyOf(model);
      const heights = [0.8, 1.2, 1.6, 2];
      const end = (from: 1 | -1) => max(...heights.map((y) => touch(body, 2, from, [0.6, y, 0]) * from));
      const hand = ((model.values.handMin ?? 0) + (model.values.handMax ?? 0)) / 2;
      return { hand, length: end(1) + end(-1) };
    });
    for (const { hand, length } of lengths) {
      expect(length / hand).toBeGreaterThan(0.57);
      expect(length / hand).toBeLessThan(0.7);
      for (const other of lengths)
        if (other.hand > hand) expect(other.length).toBeGreaterThanOrEqual(length - 0.05);
    }
  });

  it.each(named(mice.filter(({ features }) => features.includes('thumbRest'))))(
    '%s has a foot for the thumb, at least 3 mm wider than without',
    (_name, model) => {
      const without = { ...model, features: model.features.filter((feature) => feature !== 'thumbRest') };
      const side = thumbSide(model);
      const foot = (one: MouseModel) =>
        touch(bodyOf(one), 0, side, [0, 0.7, -mouseFacts(one).length * 0.04]) * side;
      expect(foot(model) - foot(without)).toBeGreaterThan(0.3);
    },
  );

  it.each(named(mice))(
    '%s has a shell with holes exactly where its specification has none closed',
    (_name, model) => {
      const facts = mouseFacts(model);
      const [shell] = partsOf(facts);
      if (shell === undefined || facts.family === 'upright') return;
      const body = bodyOf(model);
      const middle = formOf(facts).middle;
      const depths = [...Array(24).keys()].flatMap((row) =>
        [...Array(21).keys()].map((column) => {
          const at: Point = [middle + (column - 10) * 0.16, 0, -facts.length * 0.3 + row * 0.1];
          return touch(body, 1, 1, at) - touch(shell.shape.distance, 1, 1, at);
        }),
      );
      const open = depths.filter((depth) => !(depth < 0.14)).length / depths.length;
      const isLight = model.type === 'lightweight' && model.values.grams < 60;
      if (isLight && !model.features.includes('closedShell')) expect(open).toBeGreaterThan(0.3);
      else expect(open).toBeLessThan(0.08);
    },
  );

  it.each(named(mice))('%s has a port in its nose exactly where its box has a USB cable', (_name, model) => {
    const parts = partsOf(mouseFacts(model));
    expect(has(parts, 'port')).toBe(model.box.includes('usbCable'));
    if (!has(parts, 'port')) return;
    const { min, max: most } = pieceOf(parts, 'port');
    const nose = touch(bodyOf(model), 2, 1, [0, (min[1] + most[1]) / 2, 0]);
    expect(most[2]).toBeGreaterThan(nose);
    expect(min[2]).toBeLessThan(nose);
  });

  it.each(named(mice))('%s has a bay for its receiver exactly where it is sold with one', (_name, model) => {
    const parts = partsOf(mouseFacts(model));
    expect(has(parts, 'bay')).toBe(model.features.includes('receiverBay'));
    if (!has(parts, 'bay')) return;
    expect(model.box).toContain('receiver');
    const { min, max: most } = pieceOf(parts, 'bay');
    const { length, width } = mouseFacts(model);
    // Under the palm, within the base, and as wide as the receiver of the box views.
    expect(most[1]).toBeLessThan(0.2);
    expect([min[2] > -length / 2, most[2] < 0, most[0] - min[0] < width]).toEqual([true, true, true]);
    expect(most[0] - min[0]).toBeGreaterThan(1.7);
  });
});

/** The height and depth of a cup's housing, in centimeters. */
function cupOf(model: HeadsetModel): { readonly tall: number; readonly deep: number } {
  const { distance } = pieceOf(partsOf(headsetFacts(model)), 'housing');
  const center: Point = [ear[0] + 0.1, ear[1], ear[2]];
  const across = (axis: 1 | 2) => touch(distance, axis, 1, center) - touch(distance, axis, -1, center);
  return { tall: across(1), deep: across(2) };
}

describe('a caliper on the solid of a headset', () => {
  it.each(named(headsets))('%s has cups that hold its drivers', (_name, model) => {
    const driver = (model.values.drivers ?? 0) / 10;
    const { tall, deep } = cupOf(model);
    for (const size of [tall, deep]) {
      expect(size - driver).toBeGreaterThan(3.5);
      expect(size - driver).toBeLessThan(6);
    }
  });

  it('of two headsets of a type, the one with larger drivers has larger cups', () => {
    for (const one of headsets) {
      for (const other of headsets) {
        const more = (other.values.drivers ?? 0) - (one.values.drivers ?? 0);
        if (other.type !== one.type || more <= 0) continue;
        expect(cupOf(other).deep - cupOf(one).deep, `${one.model}, ${other.model}`).toBeGreaterThan(
          more * 0.04,
        );
      }
    }
  });

  it.each(named(headsets))('%s has a port exactly where its box has a USB cable', (_name, model) => {
    expect(has(partsOf(headsetFacts(model)), 'port')).toBe(model.box.includes('usbCable'));
  });
});
