import { crown } from '../products/headset/placement.ts';
import type { Shot } from '../render/camera.ts';
import type { Picture } from '../render/develop.ts';
import { develop } from '../render/develop.ts';
import type { Part } from '../render/part.ts';
import { part } from '../render/part.ts';
import { render } from '../render/render.ts';
import { assemble } from '../render/solid.ts';
import { hangBackdrop } from '../scenes/backdrop.ts';
import { bust } from '../scenes/bust.ts';
import { product } from '../scenes/product.ts';
import { sphere } from '../shapes/primitives.ts';
import { move, union } from '../shapes/shape.ts';

const { PI, cos, sin } = Math;

/** The film of the banner: a sound travels over the headband from ear to ear, while the camera follows it. */
export const film = { width: 960, ratio: 16 / 9, perSecond: 24, seconds: 4 } as const;
export const frameCount = film.perSecond * film.seconds;

/** The outside of the steel band, whose ends are a little below the level of the crown. */
const path = { across: 9.45 / 0.97, up: 9.45 / 0.93, ends: -0.2 };
/** The head of the light with its tail. @param radius in centimeters; @param behind share of the way */
const drops = Array.from({ length: 30 }, (_, index) => ({
  radius: 0.42 * (1 - index / 30) ** 0.8,
  behind: index * 0.009,
}));

/** One frame. @param width pixels */
export function frameOf(index: number, width: number): Picture {
  const time = index / (frameCount - 1);
  const frame = render(assemble([...still(), ...lightAt(time)], cellsAlong), shotAt(time), width, film.ratio);
  hangBackdrop(frame, [0.5, 0.42]);
  return develop(frame);
}

const cellsAlong = 110;

function still(): Part[] {
  return [...bust(), ...product('G9000', 'volt', { at: [0, 0, 0] })];
}

/** The light waits where the band enters a cup, runs, and ends at the other one. */
function lightAt(time: number): Part[] {
  const way = ease((time - 0.14) / 0.72);
  const pieces = drops.map(({ radius, behind }) => {
    const share = way - behind * sin(PI * way);
    const angle = path.ends + share * (PI - 2 * path.ends);
    return move(sphere(radius), cos(angle) * path.across, crown + sin(angle) * path.up, 0);
  });
  return [part('pulse', union(...pieces))];
}

function shotAt(time: number): Shot {
  const yaw = 48 - 96 * ease(time);
  return { yaw, pitch: 6, target: [0, 1.2, 0], reach: 14.5, lens: 5, brightness: 1.1, edge: 1.6 };
}

/** Starts and stops gently. */
function ease(share: number): number {
  const x = Math.min(Math.max(share, 0), 1);
  return x * x * (3 - 2 * x);
}
