import { smoothstep } from '../shapes/shape.ts';
import type { Texture } from './material.ts';

/**
 * Bends a normal by a fine relief. A grain of less than two pixels would only be noise, so it fades.
 * @param pixel width of a pixel in centimeters
 * @returns how much light its pits keep, 0 to 1
 */
export function relief(
  { kind, size, depth: full }: Texture,
  x: number,
  y: number,
  z: number,
  pixel: number,
  normal: Float64Array,
): number {
  const depth = full * smoothstep(1.3, 4, size / pixel);
  if (depth === 0) return 1 - full * 0.4;
  const e = size * 0.22;
  const isCloseUp = kind === 'leather' && size / pixel > closeUp;
  const height = isCloseUp ? pores : heights[kind];
  const px = x / size;
  const py = y / size;
  const pz = z / size;
  const k = e / size;
  const here = height(px, py, pz);
  const gx = (height(px + k, py, pz) - here) / k;
  const gy = (height(px, py + k, pz) - here) / k;
  const gz = (height(px, py, pz + k) - here) / k;
  const nx = (normal[0] ?? 0) - gx * depth;
  const ny = (normal[1] ?? 0) - gy * depth;
  const nz = (normal[2] ?? 0) - gz * depth;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  normal[0] = nx / length;
  normal[1] = ny / length;
  normal[2] = nz / length;
  return 1 - depth * 0.9 * (1 - here);
}

/** Pixels per grain from which on the eye would follow the rows of a lattice. */
const closeUp = 6;

/** Leather seen closely: grains of three sizes whose lattices are turned against the axes and each other, so that no rows show. */
function pores(x: number, y: number, z: number): number {
  const u = 0.76 * x + 0.41 * y + 0.5 * z;
  const v = -0.63 * x + 0.62 * y + 0.46 * z;
  const w = -0.13 * x - 0.67 * y + 0.73 * z;
  const coarse = noise(u * 0.8, v * 0.8, w * 0.8);
  const middle = noise(w * 1.3 + 5, u * 1.3, v * 1.3);
  const fine = noise(x * 0.9 + v * 1.6, y * 0.9 + w * 1.6, z * 0.9 + u * 1.6);
  return coarse * 0.45 + middle * 0.35 + fine * 0.2;
}

const heights: Record<Texture['kind'], (x: number, y: number, z: number) => number> = {
  grain: noise,
  weave: (x, y, z) => {
    const a = Math.sin(x * 3.1 + z * 3.1) * Math.sin(y * 3.1 + z * 1.7);
    const b = Math.sin((x + y) * 4.4 + z * 2) * 0.35;
    return 0.5 + 0.35 * a + 0.2 * b;
  },
  leather: (x, y, z) => {
    const a = noise(x, y, z);
    const b = noise(x * 1.9 + 7, y * 1.9, z * 1.9);
    return a * 0.6 + b * 0.4;
  },
  ribs: (x, y, z) => 0.5 + 0.5 * Math.sin((x + y + z) * 6.28),
};

/** Smooth noise, 0 to 1. */
export function noise(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = fade(x - ix);
  const fy = fade(y - iy);
  const fz = fade(z - iz);
  const corner = (dx: number, dy: number, dz: number) => hash(ix + dx, iy + dy, iz + dz);
  const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
  return lerp(
    lerp(lerp(corner(0, 0, 0), corner(1, 0, 0), fx), lerp(corner(0, 1, 0), corner(1, 1, 0), fx), fy),
    lerp(lerp(corner(0, 0, 1), corner(1, 0, 1), fx), lerp(corner(0, 1, 1), corner(1, 1, 1), fx), fy),
    fz,
  );
}

function fade(t: number): number {
  return t * t * (3 - 2 * t);
}

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(z, 2_147_483_647 ^ 0x27d4eb2d);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_295;
}
