import type { Frame } from './edges.ts';
import { bodyPart, facing } from './edges.ts';

const { abs, max } = Math;
const steps = [1, 2, 4];
/** A larger difference in brightness is a shadow's edge, not noise. */
const threshold = 0.16;

/**
 * Smooths the light on the colored shell, where no texture hides the contour lines of soft shadows: an à-trous filter that
 * stops at edges, other pieces and shadows. @param edges pixels that many rays have averaged already
 */
export function denoise(frame: Frame, edges: readonly number[]): void {
  const isEdge = new Uint8Array(frame.width * frame.height);
  for (const at of edges) isEdge[at] = 1;
  for (const step of steps) smooth(frame, isEdge, step);
}

/** Rows, columns and weights of a pixel and its neighbors. */
const kernel = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].map((dx) => [dx, dy, 1 / (1 + dx * dx + dy * dy)] as const),
);
const sums = new Float64Array(6);

function smooth(frame: Frame, isEdge: Uint8Array, step: number): void {
  const { width, height, fixed, tinted } = frame;
  const before = { ...frame, fixed: fixed.slice(), tinted: tinted.slice() };
  for (let at = 0; at < width * height; at += 1) {
    if (isEdge[at] === 1 || !bodyPart(frame, at)) continue;
    const x = at % width;
    const y = (at - x) / width;
    sums.fill(0);
    let total = 0;
    for (const [dx, dy, share] of kernel) {
      const px = x + dx * step;
      const py = y + dy * step;
      const other = py * width + px;
      if (px < 0 || py < 0 || px >= width || py >= height || isEdge[other] === 1) continue;
      const weight = likeness(before, at, other) * share;
      total += weight;
      addTo(sums, before, other, weight);
    }
    for (let channel = 0; channel < 3; channel += 1) {
      fixed[at * 4 + channel] = (sums[channel] as number) / total;
      tinted[at * 3 + channel] = (sums[channel + 3] as number) / total;
    }
  }
}

function addTo(to: Float64Array, { fixed, tinted }: Frame, at: number, weight: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    to[channel] = (to[channel] as number) + weight * (fixed[at * 4 + channel] as number);
    to[channel + 3] = (to[channel + 3] as number) + weight * (tinted[at * 3 + channel] as number);
  }
}

/** 1 for two pixels of one smooth surface in the same light, 0 for different ones. */
function likeness({ parts, normals, tinted }: Frame, one: number, other: number): number {
  if (parts[one] !== parts[other]) return 0;
  const difference = abs((tinted[one * 3] as number) - (tinted[other * 3] as number));
  return max((facing(normals, one, other) - 0.97) / 0.03, 0) * max(1 - difference / threshold, 0);
}
