import type { Frame } from '../render/edges.ts';
import { noPart } from '../render/sample.ts';

const { abs, ceil, max, min, sqrt } = Math;

/** A lens's depth of field: sharp at the focus, blurred before and behind it. */
export interface Focus {
  /** Distance from the camera that is sharp, in centimeters. */
  readonly at: number;
  /** Largest blur, as a share of the picture's height. */
  readonly blur: number;
}

/** Blurs a frame by its depths. */
export function focus(frame: Frame, lens: Focus): void {
  const { width, height, fixed, depths, parts } = frame;
  const most = lens.blur * height;
  const reach = ceil(most);
  const spreads = Float32Array.from(depths, (depth, at) => {
    const away = parts[at] === noPart ? 1 : abs(depth - lens.at) / depth;
    return min(away * 2, 1) * most;
  });
  const sharp = fixed.slice();
  const sum = new Float64Array(4);
  for (let at = 0; at < width * height; at += 1) {
    sum.fill(0);
    gather(frame, sharp, spreads, at, reach, sum);
    for (let channel = 0; channel < 3; channel += 1)
      fixed[at * 4 + channel] = (sum[channel] as number) / (sum[3] as number);
  }
}

/** Adds up what the pixels around one spread onto it: red, green, blue, and the sum of the weights. */
function gather(
  frame: Frame,
  sharp: Float32Array,
  spreads: Float32Array,
  at: number,
  reach: number,
  sum: Float64Array,
): void {
  const { width, height } = frame;
  const x = at % width;
  const y = (at - x) / width;
  const right = min(x + reach, width - 1);
  const below = min(y + reach, height - 1);
  for (let py = max(y - reach, 0); py <= below; py += 1) {
    for (let px = max(x - reach, 0); px <= right; px += 1) {
      const other = py * width + px;
      const spread = spreadOnto(frame, spreads, at, other);
      if (sqrt((px - x) ** 2 + (py - y) ** 2) > spread + 0.5) continue;
      const weight = 1 / (spread + 0.5) ** 2;
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] as number) + (sharp[other * 4 + channel] as number) * weight;
      sum[3] = (sum[3] as number) + weight;
    }
  }
}

/** How far a pixel spreads over another. What is behind never spreads over a sharp pixel. */
function spreadOnto({ depths, parts }: Frame, spreads: Float32Array, at: number, other: number): number {
  const spread = spreads[other] as number;
  const isBehind = parts[other] === noPart || (depths[other] as number) > (depths[at] as number) + 1;
  return isBehind ? min(spread, spreads[at] as number) : spread;
}
