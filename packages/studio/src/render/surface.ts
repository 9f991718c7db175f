import { openness, readNormal } from './march.ts';
import type { Material } from './material.ts';
import { relief } from './relief.ts';
import type { Scene } from './scene.ts';

/** A point of the surface, with its normal before and after the relief of its material. */
export interface Surface {
  x: number;
  y: number;
  z: number;
  readonly normal: Float64Array;
  readonly bent: Float64Array;
  /** How open its surroundings are. */
  open: number;
}

export function createSurface(): Surface {
  return { x: 0, y: 0, z: 0, normal: new Float64Array(3), bent: new Float64Array(3), open: 1 };
}

/** Stores the point where a ray has met the solid. */
export function readSurface(
  scene: Scene,
  x: number,
  y: number,
  z: number,
  { texture }: Material,
  out: Surface,
): void {
  readNormal(scene, x, y, z, out.normal);
  const nx = out.normal[0] as number;
  const ny = out.normal[1] as number;
  const nz = out.normal[2] as number;
  // So far above the surface that a ray that grazes it does not meet it again.
  const lift = scene.size * 0.01;
  out.x = x + nx * lift;
  out.y = y + ny * lift;
  out.z = z + nz * lift;
  out.bent.set(out.normal);
  const pits = texture === undefined ? 1 : relief(texture, x, y, z, scene.pixel, out.bent);
  out.open = pits * openness(scene, out.x, out.y, out.z, nx, ny, nz, scene.size * 0.011, 0.34);
}
