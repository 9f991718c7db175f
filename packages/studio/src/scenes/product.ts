import type { AnyModel } from '@signal-shop/mock-server/model-types';
import { models } from '@signal-shop/mock-server/models';
import type { ColorName } from '../colors.ts';
import { paintOf } from '../colors.ts';
import { factsOf } from '../facts.ts';
import type { HeadsetFacts } from '../products/headset/headset-facts.ts';
import { floorOf } from '../products/headset/placement.ts';
import { partsOf } from '../products/parts.ts';
import type { Part } from '../render/part.ts';
import { saddle } from './furniture.ts';
import type { Place } from './place.ts';
import { place } from './place.ts';

/** A model in one of its colors. */
export function product(model: string, color: ColorName, where: Omit<Place, 'paint'>): Part[] {
  return place(partsOf(factsOf(modelWith(model))), { ...where, paint: paintOf(color) });
}

/** A headset upright on its cups. @param x,z its center; @param yaw degrees */
export function standing(model: string, color: ColorName, x: number, z: number, yaw: number): Part[] {
  const up = -floorOf(headsetFactsOf(model).radius);
  return product(model, color, { at: [x, up, z], turns: [['y', yaw]] });
}

/** A headset over a hanger. */
export function hanging(model: string, color: ColorName, x: number, z: number, yaw: number): Part[] {
  return product(model, color, { at: [x, saddle - 10.2, z], turns: [['y', yaw]] });
}

export function headsetFactsOf(model: string): HeadsetFacts {
  const facts = factsOf(modelWith(model));
  if (facts.kind !== 'headset') throw new Error(`${model} is no headset.`);
  return facts;
}

function modelWith(name: string): AnyModel {
  const model = models.find((one) => one.model === name);
  if (model === undefined) throw new Error(`The seed has no ${name}.`);
  return model;
}
