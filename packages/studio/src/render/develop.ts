import { clamp } from '../shapes/shape.ts';
import type { Exposure } from './exposure.ts';
import type { Color } from './material.ts';

const { exp, max } = Math;

/** Eight-bit sRGB with straight alpha, four bytes per pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8ClampedArray;
}

const none: Color = [0, 0, 0];

/** Gives an exposure the color that a model is sold in. @param body linear; a scene has none */
export function develop({ width, height, fixed, tinted }: Exposure, body = none): Picture {
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const alpha = clamp(fixed[at * 4 + 3] ?? 0, 0, 1);
    for (let channel = 0; channel < 3; channel += 1) {
      const light = (fixed[at * 4 + channel] ?? 0) + (tinted[at * 3 + channel] ?? 0) * (body[channel] ?? 0);
      const straight = alpha > 0 ? light / alpha : 0;
      // Half a step of noise, so that smooth shades show no bands.
      bytes[at * 4 + channel] = encode(tone(straight)) * 255 + dither(at, channel);
    }
    bytes[at * 4 + 3] = alpha * 255;
  }
  return { width, height, bytes };
}

/** Up to here the film answers in proportion; the shoulder above keeps shape in white goods and highlights. */
const shoulder = 0.52;

/** A film curve: open shadows, and a shoulder that never clips. */
function tone(light: number): number {
  const x = max(light, 0);
  if (x <= shoulder) return x;
  const rest = 1 - shoulder;
  return shoulder + rest * (1 - exp((shoulder - x) / rest));
}

function encode(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

export function toLinear(hex: string): Color {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function dither(at: number, channel: number): number {
  const h = Math.imul(at * 3 + channel, 2_654_435_761) >>> 8;
  return (h % 1024) / 1024 - 0.5;
}
