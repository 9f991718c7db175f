import type { Part } from '../render/part.ts';
import { part } from '../render/part.ts';
import { clamp, length2, move, shape } from '../shapes/shape.ts';
import type { Wall } from './backdrop.ts';
import { bust } from './bust.ts';
import { desk, hanger, screen } from './furniture.ts';
import { hanging, product } from './product.ts';
import type { Scene } from './scene.ts';
import { nightLight } from './shots.ts';

const { abs, max, min, sqrt } = Math;

const dawn: Wall = { shade: [0.36, 0.13, 0.09], glow: [0.6, 0.34, 0.2] };
const sky: Wall = { shade: [0.34, 0.44, 0.62], glow: [0.35, 0.32, 0.24] };
const dusk: Wall = { shade: [0.03, 0.015, 0.06], glow: [0.16, 0.08, 0.3] };

const corners = [
  [0.6, 3.2],
  [-2, -0.6],
  [-0.4, -0.6],
  [-0.8, -3.2],
  [2, 0.8],
  [0.4, 0.8],
] as const;

/** A bolt of lightning, upright on the table. */
function bolt(): Part[] {
  const solid = shape(
    (x, y, z) => {
      const across = abs(z) - 0.55;
      const d = polygon(x, y) - 0.12;
      return min(max(d, across), 0) + length2(max(d, 0), max(across, 0));
    },
    [-2.2, -3.4, -0.6],
    [2.2, 3.4, 0.6],
  );
  return [part('voltPlastic', move(solid, 0, 3.3, 0))];
}

/** Signed distance to the outline of the bolt. */
function polygon(px: number, py: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let side = 1;
  for (const [index, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [0, 0];
    const [ex, ey, wx, wy] = [bx - ax, by - ay, px - ax, py - ay];
    const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey), 0, 1);
    nearest = min(nearest, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
    const isAbove = py >= ay;
    // Each edge that a ray to the right crosses changes the side.
    if (isAbove !== py >= by && ex * wy > ey * wx === by > ay) side = -side;
  }
  return side * sqrt(nearest);
}

/** Seen small and round, so the goods fill them. */
const portrait = { focus: { at: 60, blur: 0 }, ratio: 1, widths: [96, 192, 384] } as const;

/** The pictures that customers choose for their account. */
export const avatarScenes = {
  'avatar-night': {
    ...portrait,
    room: () => [...bust(), ...product('G9000', 'volt', { at: [0, 0, 0] })],
    shot: { yaw: 26, pitch: 3, target: [0, 0.5, 0], reach: 13, lens: 5, brightness: 1.1, edge: 1.8 },
    halo: [0.5, 0.4],
  },
  'avatar-dawn': {
    ...portrait,
    room: () => [...hanger(0, 0), ...hanging('Q3', 'white', 0, 0, 0)],
    shot: { yaw: -32, pitch: 4, target: [0, 20, 0], reach: 13.4, lens: 5, brightness: 1.2, edge: 0.2 },
    halo: [0.4, 0.75],
    wall: dawn,
  },
  'avatar-blue': {
    ...portrait,
    room: () => product('M58', 'blue', { at: [0, 0, 0] }),
    shot: { yaw: 150, pitch: 42, target: [0, 1.6, 0], reach: 7, lens: 5, brightness: 1.3, edge: 0 },
    halo: [0.5, 0.3],
    wall: sky,
  },
  'avatar-violet': {
    ...portrait,
    room: () => product('M625', 'violet', { at: [0, 0, 0] }),
    shot: { yaw: 214, pitch: 36, target: [0, 1.6, 0], reach: 7, lens: 5, ...nightLight },
    halo: [0.5, 0.3],
    wall: dusk,
  },
  'avatar-wave': {
    ...portrait,
    room: () => screen([0, 0, 0]),
    shot: { yaw: -16, pitch: 4, target: [-2.6, 26, 1], reach: 9.5, lens: 5, ...nightLight },
    halo: [0.5, 0.5],
  },
  'avatar-bolt': {
    ...portrait,
    room: () => [...desk(), ...bolt()],
    shot: { yaw: 24, pitch: 16, target: [0, 2.7, 0], reach: 5.2, lens: 5, ...nightLight },
    halo: [0.5, 0.35],
  },
} as const satisfies Record<string, Scene>;
