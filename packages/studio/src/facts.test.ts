import type { AnyModel } from '@signal-shop/mock-server/model-types';
import { models } from '@signal-shop/mock-server/models';
import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { headsetFacts } from './facts-of-headset.ts';
import { solidOf } from './photograph.ts';
import { microphone } from './products/headset/attached.ts';
import { cupLayers } from './products/headset/cup.ts';
import { partsOf } from './products/parts.ts';
import type { Part, PartName } from './render/part.ts';
import { headsets, named as namedModels } from './testing/caliper.ts';

const named = models.map((model) => [model.model, model] as const);

function namesOf(model: AnyModel): (PartName | undefined)[] {
  return partsOf(factsOf(model)).map(({ name }) => name);
}

function materialsOf(parts: readonly Part[]): readonly Part['material'][] {
  return parts.map(({ material }) => material);
}

function featuresOf({ features }: AnyModel): readonly string[] {
  return features;
}

describe('the solid of each model shows what its specification says', () => {
  it.each(named)('%s has a cable exactly where it has no radio', (_name, model) => {
    const isWired = model.connection === 'usb' || model.connection === 'analogue';
    expect(namesOf(model).includes('cable')).toBe(isWired);
  });

  it.each(named.filter(([, { kind }]) => kind === 'headset'))(
    '%s has its microphone, cups and band',
    (_name, model) => {
      if (model.kind !== 'headset') return;
      const names = namesOf(model);
      expect(names.includes('boom')).toBe(model.microphone !== 'builtIn');
      expect(names.includes('builtInMicrophone')).toBe(model.microphone === 'builtIn');
      const pieces = {
        openCups: 'grille',
        steelBand: 'steelBand',
        foldFlat: 'hinge',
        volumeWheel: 'volumeWheel',
        lightBand: 'strap',
      } as const;
      for (const [feature, piece] of Object.entries(pieces)) {
        expect(names.includes(piece), feature).toBe(featuresOf(model).includes(feature));
      }
      expect(names.includes('remote')).toBe(
        model.features.includes('cableControl') && names.includes('cable'),
      );
    },
  );

  it.each(namedModels(headsets))(
    '%s has the pivot of a boom that flips, and the socket of one that comes off',
    (_name, model) => {
      const { features } = model;
      const ofMicrophone = materialsOf(microphone(headsetFacts(model)));
      expect(ofMicrophone.includes('steel')).toBe(model.microphone === 'flip');
      expect(ofMicrophone.includes('gunmetal')).toBe(model.microphone === 'detachable');
      if (features.includes('flipMic')) expect(model.microphone).toBe('flip');
      if (features.includes('detachableMic')) expect(model.microphone).toBe('detachable');
      if (features.includes('builtInMic')) expect(model.microphone).toBe('builtIn');
    },
  );

  it.each(namedModels(headsets))('%s has cushions of the material it is sold with', (_name, model) => {
    const materials = materialsOf(cupLayers(headsetFacts(model)).cushion);
    const isSoldWithFabric = featuresOf(model).some(
      (name) => name === 'fabricPads' || name === 'washablePads',
    );
    if (isSoldWithFabric) expect(materials).toContain('fabric');
    expect(materials.includes('leather')).toBe(!materials.includes('fabric'));
  });

  it('cushions of memory foam are the thickest', () => {
    const thicknessOf = (model: (typeof headsets)[number]) => headsetFacts(model).pad;
    const [foam, others] = [true, false].map((wanted) =>
      headsets.filter((model) => featuresOf(model).includes('memoryFoam') === wanted).map(thicknessOf),
    );
    expect(Math.min(...(foam ?? []))).toBeGreaterThan(Math.max(...(others ?? [])));
  });

  it.each(named.filter(([, { kind }]) => kind === 'mouse'))(
    '%s has the buttons it is sold with',
    (_name, model) => {
      if (model.kind !== 'mouse') return;
      const names = namesOf(model);
      const besides = names.filter((name) => name === 'sideButton' || name === 'topButton').length;
      expect(3 + besides).toBe(model.values.buttons);
    },
  );

  it('a mouse for the handshake grip is taller than it is flat', () => {
    const upright = models.filter(({ values }) => (values.degrees ?? 0) > 35);
    expect(upright.length).toBeGreaterThan(0);
    for (const model of upright) {
      const { min, max } = solidOf(factsOf(model));
      expect(max[1] - min[1], model.model).toBeGreaterThan(5.5);
    }
  });

  it('a left-handed mouse has its thumb buttons on the other side', () => {
    const sides = models
      .filter((model) => model.kind === 'mouse')
      .flatMap((model) =>
        partsOf(factsOf(model))
          .filter(({ name }) => name === 'sideButton')
          .map(({ shape }) => [model.hand, Math.sign(shape.min[0] + shape.max[0])] as const),
      );
    for (const [hand, side] of sides) expect(side).toBe(hand === 'left' ? -1 : 1);
  });
});
