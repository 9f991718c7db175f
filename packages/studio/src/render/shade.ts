import { clamp } from '../shapes/shape.ts';
import { environment, key, rim, rimLeft, top } from './lights.ts';
import { lightArriving, march, openness, readNormal } from './march.ts';
import type { Material } from './material.ts';
import { relief } from './relief.ts';
import type { Sample } from './sample.ts';
import { createSample } from './sample.ts';
import type { Scene } from './scene.ts';

const { max } = Math;

/** The roughness from which on a reflection of the solid itself is too blurred to be seen. */
const satin = 0.36;
const reflection = createSample();

/** A point of the surface, with its normal before and after the relief of its material. */
interface Surface {
  x: number;
  y: number;
  z: number;
  readonly normal: Float64Array;
  readonly bent: Float64Array;
  /** How open its surroundings are. */
  open: number;
}

const direct: Surface = createSurface();
const mirrored: Surface = createSurface();

function createSurface(): Surface {
  return { x: 0, y: 0, z: 0, normal: new Float64Array(3), bent: new Float64Array(3), open: 1 };
}

/**
 * Light that leaves the point that the last march has met toward the eye.
 * @param isDirect false inside of a reflection, which gets fewer shadows and no second reflection
 */
export function shade(
  scene: Scene,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  isDirect: boolean,
  out: Sample,
): void {
  const material = scene.solid.nearest();
  out.part = scene.solid.nearestIndex();
  const surface = isDirect ? direct : mirrored;
  readSurface(scene, x, y, z, material, surface);
  out.normal.set(surface.normal);
  out.alpha = 1;
  const diffuse = diffuseLight(scene, surface, isDirect);
  const fresnel = reflectance(material, surface, dx, dy, dz);
  reflect(scene, surface, material, dx, dy, dz, isDirect && fresnel > 0.03);
  const { albedo, tint, emission } = material;
  for (let channel = 0; channel < 3; channel += 1) {
    const seen = (reflection.light[channel] as number) + 0.35 * (reflection.tinted[channel] as number);
    const shine = seen * fresnel * 1.1 * (tint?.[channel] ?? 1) + (emission?.[channel] ?? 0);
    const scattered = diffuse * (1 - fresnel);
    out.tinted[channel] = albedo === 'body' ? scattered : 0;
    out.light[channel] = shine + (albedo === 'body' ? 0 : (albedo[channel] ?? 0) * scattered);
  }
}

function readSurface(
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
  const lift = scene.epsilon * 3;
  out.x = x + nx * lift;
  out.y = y + ny * lift;
  out.z = z + nz * lift;
  out.bent.set(out.normal);
  const pits = texture === undefined ? 1 : relief(texture, x, y, z, out.bent);
  out.open = pits * openness(scene, out.x, out.y, out.z, nx, ny, nz, scene.size * 0.011, 0.34);
}

function diffuseLight(scene: Scene, { x, y, z, bent, open }: Surface, isDirect: boolean): number {
  const nx = bent[0] as number;
  const ny = bent[1] as number;
  const nz = bent[2] as number;
  const facing = ({ toward }: typeof key) => max(nx * toward[0] + ny * toward[1] + nz * toward[2], 0);
  const fromKey = facing(key);
  const fromRim = facing(rim);
  const keyLight =
    fromKey > 0 ? fromKey * lightArriving(scene, x, y, z, key.toward, 4.6, isDirect ? 46 : 16) : 0;
  const rimOpen = fromRim > 0 && isDirect ? lightArriving(scene, x, y, z, rim.toward, 6, 24) : open;
  const ambient = 0.16 + 0.12 * ny + 0.05 * nz;
  return (
    keyLight * 1.28 + fromRim * rimOpen * 0.85 + (facing(rimLeft) * 0.5 + facing(top) * 0.38 + ambient) * open
  );
}

/** Fresnel's share by Schlick's approximation, less on rough surfaces. */
function reflectance(
  { f0, roughness }: Material,
  { bent }: Surface,
  dx: number,
  dy: number,
  dz: number,
): number {
  const nv = max(-(dx * (bent[0] as number) + dy * (bent[1] as number) + dz * (bent[2] as number)), 0.02);
  return f0 + (1 - f0) * (1 - nv) ** 5 * (1 - roughness * 0.8);
}

/** Stores the reflected light in `reflection`: the solid itself on a smooth surface, else the lights. */
function reflect(
  scene: Scene,
  surface: Surface,
  material: Material,
  dx: number,
  dy: number,
  dz: number,
  isTraced: boolean,
): void {
  const { bent, normal, open } = surface;
  const nx = bent[0] as number;
  const ny = bent[1] as number;
  const nz = bent[2] as number;
  const twice = 2 * (dx * nx + dy * ny + dz * nz);
  const rx = dx - twice * nx;
  const ry = dy - twice * ny;
  const rz = dz - twice * nz;
  const { roughness } = material;
  const { size } = scene;
  if (isTraced && roughness < satin) {
    const { x, y, z } = surface;
    const t = march(scene, x, y, z, rx, ry, rz, size * 0.004, size * 3, 40);
    if (t >= 0) {
      shade(scene, x + rx * t, y + ry * t, z + rz * t, rx, ry, rz, false, reflection);
      return;
    }
  }
  // A surface that looks below its own horizon sees itself.
  const horizon = clamp(
    1 + rx * (normal[0] as number) + ry * (normal[1] as number) + rz * (normal[2] as number),
    0,
    1,
  );
  const hidden = (0.35 + 0.65 * open) * (roughness < satin ? 1 : open);
  reflection.light.fill(environment(rx, ry, rz, roughness) * hidden * horizon);
  reflection.tinted.fill(0);
}
