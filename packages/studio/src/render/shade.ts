import { clamp } from '../shapes/shape.ts';
import type { Softbox } from './lights.ts';
import { edgeColor, environment } from './lights.ts';
import { lightArriving, march, openness, readNormal } from './march.ts';
import type { Material } from './material.ts';
import { relief } from './relief.ts';
import type { Sample } from './sample.ts';
import { createSample } from './sample.ts';
import type { Scene } from './scene.ts';

const { max } = Math;

/** The roughness from which on a reflection of the solid itself is too blurred to be seen. */
const satin = 0.32;
const reflection = createSample();
/** White light, and light of the volt edge. */
const mirroredLight = new Float64Array(2);
const scatteredLight = new Float64Array(2);

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
  // So far above the surface that a ray that grazes it does not meet it again.
  const lift = scene.size * 0.01;
  out.x = x + nx * lift;
  out.y = y + ny * lift;
  out.z = z + nz * lift;
  out.bent.set(out.normal);
  const pits = texture === undefined ? 1 : relief(texture, x, y, z, scene.pixel, out.bent);
  out.open = pits * openness(scene, out.x, out.y, out.z, nx, ny, nz, scene.size * 0.011, 0.34);
}

function diffuseLight(
  scene: Scene,
  { x, y, z, bent, open }: Surface,
  isDirect: boolean,
  out: Float64Array,
): void {
  const nx = bent[0] as number;
  const ny = bent[1] as number;
  const nz = bent[2] as number;
  const { key, top, rim, edge, front } = scene.lights;
  const facing = ({ toward }: Softbox) => max(nx * toward[0] + ny * toward[1] + nz * toward[2], 0);
  const fromKey = facing(key);
  const keyLight =
    fromKey > 0 ? fromKey * lightArriving(scene, x, y, z, key.toward, fromKey, 4.6, isDirect ? 60 : 16) : 0;
  const ahead = nx * front[0] + nz * front[2];
  const ambient = 0.12 + 0.09 * ny + 0.05 * ahead;
  out[0] = keyLight * 0.9 + (facing(rim) * 0.34 + facing(top) * 0.36 + ambient) * open;
  out[1] = facing(edge) * edge.power * 0.036;
}

/** How much of the volt edge's light is not blocked. @param most without a blocker */
function edgeArriving(
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
