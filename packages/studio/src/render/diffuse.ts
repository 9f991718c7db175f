import type { Softbox } from './lights.ts';
import { lightArriving } from './march.ts';
import type { Scene } from './scene.ts';
import type { Surface } from './surface.ts';

const { max } = Math;

/** Light that a surface receives: `out` becomes white light and the edge's. */
export function diffuseLight(
  scene: Scene,
  { x, y, z, bent, open }: Surface,
  isDirect: boolean,
  out: Float64Array,
): void {
  const nx = bent[0] as number;
  const ny = bent[1] as number;
  const nz = bent[2] as number;
  const { key, top, rim, edge, front, brightness } = scene.lights;
  const facing = ({ toward }: Softbox) => max(nx * toward[0] + ny * toward[1] + nz * toward[2], 0);
  const fromKey = facing(key);
  const keyLight =
    fromKey > 0 ? fromKey * lightArriving(scene, x, y, z, key.toward, fromKey, 4.6, isDirect ? 60 : 16) : 0;
  const ahead = nx * front[0] + nz * front[2];
  const ambient = 0.12 + 0.09 * ny + 0.05 * ahead;
  out[0] = (keyLight * 0.9 + (facing(rim) * 0.34 + facing(top) * 0.36 + ambient) * open) * brightness;
  out[1] = facing(edge) * edge.power * 0.036;
}

/** How much of the volt edge's light is not blocked. @param most without a blocker */
export function edgeArriving(
  scene: Scene,
  { x, y, z, normal, open }: Surface,
  isDirect: boolean,
  most: number,
): number {
  if (most < 0.01 || !isDirect) return open;
  const { toward } = scene.lights.edge;
  const facing =
    (normal[0] as number) * toward[0] + (normal[1] as number) * toward[1] + (normal[2] as number) * toward[2];
  // On a surface that barely faces the light, the steps of the ray would show.
  return facing < 0.2 ? open : open * lightArriving(scene, x, y, z, toward, facing, 6, 40);
}
