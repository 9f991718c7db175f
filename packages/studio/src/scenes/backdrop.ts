import type { Exposure } from '../render/exposure.ts';
import type { Color } from '../render/material.ts';

const { exp } = Math;

/** A wall behind a scene: its shade, and the light on it. */
export interface Wall {
  readonly shade: Color;
  readonly glow: Color;
}

const night: Wall = { shade: [0.0032, 0.0047, 0.0055], glow: [0.07, 0.1, 0.085] };

/** The brightest point of the wall. */
export type Halo = readonly [x: number, y: number];

/** Fills what is transparent in a scene with a wall, brightest around a point. @param halo 0 to 1 from the top left */
export function hangBackdrop(
  { width, height, fixed }: Exposure,
  [x, y]: Halo,
  { shade, glow } = night,
): void {
  for (let at = 0; at < width * height; at += 1) {
    const rest = 1 - (fixed[at * 4 + 3] as number);
    if (rest <= 0) continue;
    const across = ((at % width) / width - x) * (width / height);
    const down = Math.floor(at / width) / height - y;
    const near = exp(-(across * across + down * down) * 3.2);
    for (const channel of [0, 1, 2] as const) {
      const wall = shade[channel] + glow[channel] * near;
      fixed[at * 4 + channel] = (fixed[at * 4 + channel] as number) + wall * rest;
    }
    fixed[at * 4 + 3] = 1;
  }
}
