import { clamp } from '../shapes/shape.ts';
import { diffuseLight, edgeArriving } from './diffuse.ts';
import { edgeColor, environment } from './lights.ts';
import { march } from './march.ts';
import type { Material } from './material.ts';
import type { Sample } from './sample.ts';
import { createSample } from './sample.ts';
import type { Scene } from './scene.ts';
import type { Surface } from './surface.ts';
import { createSurface, readSurface } from './surface.ts';

const { max } = Math;

/** The roughness from which on a reflection of the solid itself is too blurred to be seen. */
const satin = 0.32;
const reflection = createSample();
/** White light, and light of the volt edge. */
const mirroredLight = new Float64Array(2);
const scatteredLight = new Float64Array(2);

const direct: Surface = createSurface();
const mirrored: Surface = createSurface();

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
  diffuseLight(scene, surface, isDirect, scatteredLight);
  const white = scatteredLight[0] as number;
  const slant = slantOf(surface, dx, dy, dz);
  const fresnel = reflectance(material, slant, 5);
  const mirroredEdge = reflect(scene, surface, material, dx, dy, dz, isDirect && fresnel > 0.03);
  const arriving = edgeArriving(scene, surface, isDirect, mirroredEdge + (scatteredLight[1] as number));
  const glow = mirroredEdge * arriving * reflectance(material, slant, 4);
  const edge = (scatteredLight[1] as number) * arriving;
  const { albedo, tint, emission } = material;
  for (let channel = 0; channel < 3; channel += 1) {
    const seen = (reflection.light[channel] as number) + 0.35 * (reflection.tinted[channel] as number);
    const volt = edgeColor[channel as 0 | 1 | 2];
    const shine = seen * fresnel * 1.1 * (tint?.[channel] ?? 1) + glow * volt + (emission?.[channel] ?? 0);
    const scattered = (white + edge * volt) * (1 - fresnel);
    out.tinted[channel] = albedo === 'body' ? scattered : 0;
    out.light[channel] = shine + (albedo === 'body' ? 0 : (albedo[channel] ?? 0) * scattered);
  }
}

/** Least cosine between normal and view. Below it, too few rays meet a silhouette to average its reflection. */
const grazing = 0.16;

/** One minus the cosine between normal and view. */
function slantOf({ bent }: Surface, dx: number, dy: number, dz: number): number {
  return 1 - max(-(dx * (bent[0] as number) + dy * (bent[1] as number) + dz * (bent[2] as number)), grazing);
}

/**
 * Fresnel's share by Schlick's approximation, less on rough surfaces.
 * @param power 5 as in nature; less makes the rim wider, as the brand's edge is
 */
function reflectance({ f0, roughness }: Material, slant: number, power: number): number {
  return f0 + (1 - f0) * slant ** power * (1 - roughness * 0.7);
}

/**
 * Stores the reflected white light in `reflection`: the solid itself on a smooth surface, else the lights.
 * @returns light of the volt edge
 */
function reflect(
  scene: Scene,
  surface: Surface,
  material: Material,
  dx: number,
  dy: number,
  dz: number,
  isTraced: boolean,
): number {
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
      return 0;
    }
  }
  // A surface that looks below its own horizon sees itself.
  const horizon = clamp(
    1 + rx * (normal[0] as number) + ry * (normal[1] as number) + rz * (normal[2] as number),
    0,
    1,
  );
  const hidden = (0.35 + 0.65 * open) * (roughness < satin ? 1 : open);
  environment(scene.lights, rx, ry, rz, roughness, mirroredLight);
  reflection.light.fill((mirroredLight[0] as number) * hidden * horizon);
  reflection.tinted.fill(0);
  return (mirroredLight[1] as number) * horizon;
}
