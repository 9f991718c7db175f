import { smoothstep } from '../shapes/shape.ts';
import type { Camera } from './camera.ts';
import { shadeFloor } from './floor.ts';
import { march } from './march.ts';
import type { Sample } from './sample.ts';
import { clearSample } from './sample.ts';
import type { Scene } from './scene.ts';
import { shade } from './shade.ts';

const { abs, hypot, max } = Math;
const direction = new Float64Array(3);

/** Follows the ray through one point of the picture. @param x,y -1 to 1, y up */
export function shoot(scene: Scene, camera: Camera, x: number, y: number, out: Sample): void {
  camera.ray(x, y, direction);
  const dx = direction[0] as number;
  const dy = direction[1] as number;
  const dz = direction[2] as number;
  const [ex, ey, ez] = camera.eye;
  const { size, shot } = scene;
  const toFloor = shot.floor !== undefined && dy < -1e-4 ? (shot.floor - ey) / dy : -1;
  const t = march(scene, ex, ey, ez, dx, dy, dz, 0, toFloor > 0 ? toFloor : size * 20, 160);
  if (t >= 0) {
    shade(scene, ex + dx * t, ey + dy * t, ez + dz * t, dx, dy, dz, true, out);
    out.depth = t;
    return;
  }
  const fx = ex + dx * toFloor;
  const fz = ez + dz * toFloor;
  const isNear = toFloor > 0 && hypot(fx - shot.target[0], fz - shot.target[2]) < size * 1.5;
  // Nothing of the floor reaches the frame, so that no page shows where a picture ends.
  const edge = 1 - smoothstep(0.7, 0.98, max(abs(x), abs(y)));
  if (isNear && shot.floor !== undefined) shadeFloor(scene, fx, shot.floor, fz, dx, dy, dz, edge, out);
  else clearSample(out);
}
