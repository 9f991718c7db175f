import type { HeadsetDetail, MacroDetail, MouseDetail } from '../macro-types.ts';
import type { AnyModel, HeadsetModel, MouseModel } from './types.ts';

const headsetDetails: Partial<Record<HeadsetModel['features'][number], HeadsetDetail>> = {
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

const mouseDetails: Partial<Record<MouseModel['features'][number], MouseDetail>> = {
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

export function headsetDetail({ features }: HeadsetModel): HeadsetDetail {
  return firstOf(features, headsetDetails) ?? 'cup';
}

export function mouseDetail(model: MouseModel): MouseDetail {
  return hasBores(model) ? 'bores' : (firstOf(model.features, mouseDetails) ?? 'wheel');
}

/** A mouse under 60 g has a shell with holes, unless its features say that it is closed. */
export function hasBores({ type, features, values }: MouseModel): boolean {
  return type === 'lightweight' && values.grams < 60 && !features.includes('closedShell');
}

function firstOf<Feature extends string, Detail>(
  features: readonly Feature[],
  details: Partial<Record<Feature, Detail>>,
): Detail | undefined {
  return features.map((feature) => details[feature]).find((detail) => detail !== undefined);
}

export function macroDetail(model: AnyModel): MacroDetail {
  return model.kind === 'headset'
    ? { kind: 'headset', detail: headsetDetail(model) }
    : { kind: 'mouse', detail: mouseDetail(model) };
}
