import { clamp, smoothstep } from '../shapes/shape.ts';
import { lightArriving, march, openness } from './march.ts';
import type { Sample } from './sample.ts';
import { clearSample, createSample } from './sample.ts';
import type { Scene } from './scene.ts';
import { shade } from './shade.ts';

const { abs, exp, hypot, max, min } = Math;
const mirrored = createSample();

/** The floor catches shadow and a faint mirror image, and is otherwise transparent. @param edge 1 inside of the picture, 0 at its frame */
export function shadeFloor(
  scene: Scene,
  x: number,
  floor: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  edge: number,
  out: Sample,
): void {
  clearSample(out);
  const { size, shot, fromFloor } = scene;
  const away = hypot(x - shot.target[0], z - shot.target[2]) / size;
  const fade = (1 - smoothstep(0.75, 1.5, away)) * edge;
  if (fade <= 0) return;
  const lit = lightArriving(scene, x, floor + size * 0.004, z, fromFloor, 1, 3.2, 46);
  const contact = openness(scene, x, floor, z, 0, 1, 0, size * 0.015 * (shot.shadow ?? 1), 0.38);
  const dark = clamp((1 - (0.62 + 0.38 * lit) * (0.2 + 0.8 * contact)) * fade, 0, 0.78);
  out.alpha = dark;
  const t = march(scene, x, floor + size * 0.002, z, dx, -dy, dz, 0, size * 1.2, 44);
  if (t < 0) return;
  const height = -dy * t;
  const grazing = 0.05 + 0.5 * (1 - abs(dy)) ** 4;
  const strength = grazing * exp((-height / size) * 4.2) * fade;
  if (strength < 0.004) return;
  shade(scene, x + dx * t, floor - dy * t, z + dz * t, dx, -dy, dz, false, mirrored);
  for (let channel = 0; channel < 3; channel += 1) {
    out.light[channel] = min(mirrored.light[channel] as number, 1) * strength;
    out.tinted[channel] = (mirrored.tinted[channel] as number) * strength;
  }
  out.alpha = max(dark, strength * 0.5);
}
