import type { Part } from '../render/part.ts';
import { part } from '../render/part.ts';
import type { Distance } from '../shapes/shape.ts';
import { length2, length3, shape, smoothMax } from '../shapes/shape.ts';

const { min } = Math;

/** A head without a face, neck and shoulders, under a headset at the origin. */
export function bust(): Part[] {
  const skull = ellipsoid(0, 1.6, -1.2, 6.9, 8.6, 8.6);
  const face = ellipsoid(0, -3, 1.2, 5.7, 8.2, 6.6);
  const chin = ellipsoid(0, -8.6, 4, 3.4, 3, 3.4);
  const nose = ellipsoid(0, -3.4, 7.9, 1.1, 2.4, 1.5);
  const neck: Distance = (x, y, z) => length2(x, (z + 2.6) * 0.9) - 4.9 - smoothGrowth(y);
  const shoulders = ellipsoid(0, -24, -3, 20, 7.5, 8);
  const distance: Distance = (x, y, z) => {
    let d = blend(skull(x, y, z), face(x, y, z), 4);
    d = blend(d, chin(x, y, z), 3.6);
    d = blend(d, nose(x, y, z), 1.6);
    d = blend(d, smoothMax(neck(x, y, z), y + 6, 2), 3);
    return blend(d, shoulders(x, y, z), 6) * 0.8;
  };
  return [part('clay', shape(distance, [-21, -32, -12], [21, 11, 10]))];
}

/** The neck widens toward the shoulders. */
function smoothGrowth(y: number): number {
  return 0.012 * min(y + 12, 0) ** 2;
}

/** @param x,y,z its center; @param a,b,c half its axes */
function ellipsoid(x: number, y: number, z: number, a: number, b: number, c: number): Distance {
  return (px, py, pz) => {
    const dx = (px - x) / a;
    const dy = (py - y) / b;
    const dz = (pz - z) / c;
    const k = length3(dx, dy, dz);
    const slope = length3(dx / a, dy / b, dz / c);
    return slope === 0 ? -min(a, b, c) : (k * (k - 1)) / slope;
  };
}

function blend(a: number, b: number, by: number): number {
  return -smoothMax(-a, -b, by);
}
