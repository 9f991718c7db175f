import type { Shot } from './camera.ts';
import { aim } from './camera.ts';
import { denoise } from './denoise.ts';
import type { Frame } from './edges.ts';
import { createFrame, findEdges } from './edges.ts';
import type { Sample } from './sample.ts';
import { createSample } from './sample.ts';
import { createScene } from './scene.ts';
import { shoot } from './shoot.ts';
import type { Solid } from './solid.ts';

const { min } = Math;
/** Brighter subpixels count as this, so that one of them does not win its whole pixel. */
const brightest = 1.6;

/** Eight points of a pixel, no two in one row or column. */
const subpixels = [3, 6, 0, 5, 2, 7, 1, 4].map(
  (row, column) => [(column + 0.5) / 8, (row + 0.5) / 8] as const,
);

/** Renders a solid: one ray per pixel, eight where an edge is. @param width pixels; @param ratio width / height */
export function render(solid: Solid, shot: Shot, width: number, ratio = 1): Frame {
  const height = Math.round(width / ratio);
  const scale = 2 / min(width, height);
  const scene = createScene(solid, shot, scale * shot.reach);
  const camera = aim(shot);
  const frame = createFrame(width, height);
  const sample = createSample();
  const take = (px: number, py: number) =>
    shoot(scene, camera, (px - width / 2) * scale, (height / 2 - py) * scale, sample);

  for (let at = 0; at < width * height; at += 1) {
    const x = at % width;
    take(x + 0.5, (at - x) / width + 0.5);
    add(frame, at, sample, 1);
    frame.parts[at] = sample.part;
    frame.depths[at] = sample.depth;
    frame.normals.set(sample.normal, at * 3);
  }
  const edges = findEdges(frame, shot.reach);
  for (const at of edges) {
    const x = at % width;
    frame.fixed.fill(0, at * 4, at * 4 + 4);
    frame.tinted.fill(0, at * 3, at * 3 + 3);
    for (const [dx, dy] of subpixels) {
      take(x + dx, (at - x) / width + dy);
      add(frame, at, sample, 1 / subpixels.length);
    }
  }
  denoise(frame, edges);
  return frame;
}

function add(
  { fixed, tinted }: Frame,
  at: number,
  { light, tinted: body, alpha }: Sample,
  weight: number,
): void {
  for (let channel = 0; channel < 3; channel += 1) {
    fixed[at * 4 + channel] =
      (fixed[at * 4 + channel] as number) + min(light[channel] as number, brightest) * weight;
    tinted[at * 3 + channel] =
      (tinted[at * 3 + channel] as number) + min(body[channel] as number, brightest) * weight;
  }
  fixed[at * 4 + 3] = (fixed[at * 4 + 3] as number) + alpha * weight;
}
