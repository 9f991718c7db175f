import type { HeadsetDetail, MouseDetail } from '@signal-shop/mock-server/macro-types';
import { turnFrames as shopTurn } from '@signal-shop/mock-server/photographs';
import type { Facts } from './facts.ts';
import { plugAt, remoteAt } from './products/headset/attached.ts';
import type { HeadsetFacts } from './products/headset/headset-facts.ts';
import { ear, floorOf } from './products/headset/placement.ts';
import type { MouseFacts } from './products/mouse/mouse-facts.ts';
import type { Shot } from './render/camera.ts';

/** Views of every model. */
const plainViews = ['hero', 'side', 'back', 'macro'] as const;
/** More views of the models that banners, sales and the home page show. */
const showcaseViews = ['front', 'exploded', 'box', 'turn'] as const;
export const viewNames = [...plainViews, ...showcaseViews] as const;
export type ViewName = (typeof viewNames)[number];

const showcase: ReadonlySet<string> = new Set([
  'G9000',
  'K9',
  'Q3',
  'Q5',
  'A1',
  'C2',
  'M49',
  'M625',
  'M120',
  'M908',
  'V5',
  'X8',
]);

export function viewsOf(model: string): readonly ViewName[] {
  return showcase.has(model) ? viewNames : plainViews;
}

/** The frames of a turn, in the names that its hash contains. */
export const turnFrames = { count: shopTurn.frames, columns: shopTurn.columns } as const;

/** Pixels across, narrowest first; a page chooses by `srcset`. Rows and cards show only the hero. */
export const widths = {
  hero: [192, 320, 640, 960],
  side: [240, 480, 960],
  back: [240, 480, 640],
  macro: [240, 480, 960],
  front: [240, 480, 640],
  exploded: [240, 480, 960],
  box: [240, 480, 960],
  turn: [960, 1920, 2880],
} as const satisfies Record<ViewName, readonly number[]>;

type FittedView = 'exploded' | 'box';
type AimedView = Exclude<ViewName, FittedView | 'turn'>;

export function isFitted(view: ViewName): view is FittedView {
  return view === 'exploded' || view === 'box';
}

type FittedShot = Omit<Shot, 'target' | 'reach'> & { readonly fill: number };

/** Views whose distance depends on how much there is to see. */
export const fittedShots: Readonly<Record<FittedView, Readonly<Record<Facts['kind'], FittedShot>>>> = {
  exploded: {
    headset: { yaw: -36, pitch: 10, edge: 1.2, fill: 1 },
    mouse: { yaw: 128, pitch: 22, edge: 0.45, fill: 0.98 },
  },
  box: {
    headset: { yaw: 0, pitch: 86, edge: 0.6, floor: 0.02, shadow: 0.14, fill: 0.86 },
    mouse: { yaw: 0, pitch: 86, edge: 0.2, floor: 0.02, shadow: 0.5, fill: 0.86 },
  },
};

/** Where each view of a product is taken from. */
export function shotOf(facts: Facts, view: AimedView): Shot {
  return facts.kind === 'headset' ? headsetShots(facts)[view] : mouseShots(facts)[view];
}

/** Around the product. @param share of the whole turn, 0 to 1, from the hero's side */
export function turnShot(facts: Facts, share: number): Shot {
  const { yaw, ...shot } = shotOf(facts, 'hero');
  return { ...shot, yaw: yaw + share * 360, reach: shot.reach * 1.06 };
}

function headsetShots(facts: HeadsetFacts): Record<AimedView, Shot> {
  const { radius, size, microphone, cable, signature } = facts;
  const floor = floorOf(radius);
  const hasBoom = microphone !== 'builtIn';
  const reach = (hasBoom || cable !== undefined ? 13.6 : 12.4) / (size < 1 ? 1.06 : 1);
  const edge = 1.7;
  return {
    hero: { yaw: -34, pitch: 9, target: [0.2, 1.6, 0], reach, floor, edge },
    side: { yaw: -90, pitch: 4, target: [0, 1.9, hasBoom ? 1.6 : 0], reach: reach * 0.94, floor, edge },
    back: { yaw: 152, pitch: 13, target: [0, 1.9, 0], reach, floor, edge },
    front: { yaw: 0, pitch: 5, target: [0, 1.9, 0], reach: reach * 0.98, floor, edge },
    macro: { lens: 7, floor, edge, ...headsetMacros(facts)[signature] },
  };
}

function headsetMacros({ radius }: HeadsetFacts): Record<HeadsetDetail, Omit<Shot, 'floor'>> {
  const [x, y] = ear;
  return {
    cup: { yaw: -62, pitch: 10, target: [-x - 0.7, y, 0], reach: radius * 1.2 },
    driver: { yaw: -50, pitch: 4, target: [x - 1.1, y, 0], reach: radius * 1.02 },
    cushion: { yaw: -36, pitch: 12, target: [x - 1.2, y + 0.4, 0.6], reach: radius * 1.25 },
    boom: { yaw: -24, pitch: 9, target: [-4.3, y - radius * 0.82, radius * 0.6 + 5.2], reach: 3.3 },
    wheel: { yaw: -124, pitch: 12, target: [-x, y - radius * 0.25, -radius * 0.5], reach: radius * 0.95 },
    hinge: { yaw: -58, pitch: 9, target: [-x - 0.8, 2, 0], reach: 3.7 },
    band: { yaw: -52, pitch: 10, target: [-x - 0.2, 4.6, 0], reach: 4.6 },
    plug: { yaw: 8, pitch: 24, target: nudge(plugAt({ radius }).at, 1.6), reach: 2.3 },
    remote: { yaw: -14, pitch: 26, target: remoteAt(radius), reach: 3.1 },
  };
}

function nudge([x, y, z]: Shot['target'], by: number): Shot['target'] {
  return [x + by, y, z];
}

function mouseShots(facts: MouseFacts): Record<AimedView, Shot> {
  const { family, length, height, hand, cable, signature } = facts;
  const side = hand === 'left' ? -1 : 1;
  const isUpright = family === 'upright';
  const middle = isUpright ? 3.2 : height * 0.45;
  const reach = length * (cable === undefined ? 0.53 : 0.6) * (isUpright ? 1.05 : 1);
  const floor = 0.02;
  const edge = isUpright ? 0.1 : 1;
  return {
    hero: {
      yaw: side * (isUpright ? 212 : 142),
      pitch: isUpright ? 26 : 30,
      target: [0, middle, 0],
      reach,
      floor,
      edge,
    },
    side: { yaw: side * 90, pitch: 7, target: [0, middle, 0], reach: reach * 0.98, floor },
    back: { yaw: 180, pitch: isUpright ? 18 : 74, target: [0, middle, 0], reach: reach * 1.02, floor, edge },
    front: { yaw: 0, pitch: 16, target: [0, middle, 0], reach: reach * 0.84, floor, edge },
    macro: { lens: 7, floor, edge, ...mouseMacros(facts, side)[signature] },
  };
}

function mouseMacros(
  { length, height, width }: MouseFacts,
  side: 1 | -1,
): Record<MouseDetail, Omit<Shot, 'floor'>> {
  const near = side * width * 0.4;
  const at = (share: number) => length * share;
  return {
    wheel: { yaw: side * 136, pitch: 40, target: [0, height * 0.62, at(0.22)], reach: at(0.2) },
    speed: { yaw: side * 152, pitch: 50, target: [0, height * 0.75, at(0.1)], reach: at(0.2) },
    keys: { yaw: side * 34, pitch: 26, target: [0, height * 0.55, at(0.26)], reach: at(0.29) },
    grid: { yaw: side * 104, pitch: 20, target: [near, height * 0.5, at(-0.04)], reach: at(0.25) },
    wall: { yaw: side * 112, pitch: 14, target: [near, height * 0.45, at(-0.02)], reach: at(0.3) },
    rest: { yaw: side * 116, pitch: 34, target: [near, height * 0.35, at(-0.04)], reach: at(0.36) },
    bores: { yaw: side * 158, pitch: 40, target: [0, height * 0.7, at(-0.2)], reach: at(0.28) },
    nose: { yaw: side * 24, pitch: 20, target: [0, height * 0.4, at(0.42)], reach: at(0.24) },
    back: { yaw: side * 160, pitch: 34, target: [0, height * 0.72, at(-0.2)], reach: at(0.32) },
    face: { yaw: side * -52, pitch: 22, target: [side * -0.9, height * 0.6, at(0.2)], reach: at(0.28) },
  };
}
