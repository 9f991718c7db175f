import type { AnyModel } from '@signal-shop/mock-server/model-types';
import { toLinear } from './render/develop.ts';
import type { Color } from './render/material.ts';

export type ColorName = AnyModel['colours'][number][0];

/** The paints, as a spectrometer would read them in the studio's light; a screen's swatch is brighter. */
const paints: Readonly<Record<ColorName, string>> = {
  black: '#1d2224',
  white: '#e4e7e8',
  grey: '#868e92',
  red: '#d01f30',
  ember: '#e8480f',
  blue: '#0a7fc2',
  violet: '#5d4ce0',
  green: '#1d8a48',
  volt: '#b9e613',
  pink: '#ee86b2',
};

export function paintOf(color: ColorName): Color {
  return toLinear(paints[color]);
}
