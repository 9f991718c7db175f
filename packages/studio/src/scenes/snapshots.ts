import type { Part } from '../render/part.ts';
import type { Point } from '../shapes/shape.ts';
import type { Wall } from './backdrop.ts';
import { desk, hanger, keyboard, mat, mug } from './furniture.ts';
import { hanging, product, standing } from './product.ts';
import type { Scene } from './scene.ts';

const plaster: Wall = { shade: [0.3, 0.29, 0.27], glow: [0.26, 0.25, 0.22] };
const lamp: Wall = { shade: [0.06, 0.045, 0.032], glow: [0.3, 0.2, 0.11] };

const lens = 3;

/** A telephone in a room: a wide lens near the goods that keeps nearly everything sharp, and no volt light. */
function phone(target: Point, reach: number, yaw: number, pitch: number): Pick<Scene, 'shot' | 'focus'> {
  return {
    shot: { yaw, pitch, target, reach, lens, brightness: 1.35, edge: 0 },
    focus: { at: reach * lens, blur: 0.003 },
  };
}

const snapshot = {
  halo: [0.3, 0.2],
  wall: plaster,
  ratio: 1,
  widths: [192, 320, 640],
} as const;

function mouseAtKeyboard(mouse: readonly Part[], table: 'card' | 'white' | 'lacquer'): Part[] {
  return [...desk(table), ...mat(0, 8, 36, 14), ...keyboard(-8, 7), ...mouse];
}

/** Pictures that customers add to their reviews: their own desk, by day or under a lamp. */
export const snapshots = {
  'review-k9-stand': {
    ...snapshot,
    room: () => [...desk('card'), ...hanger(0, -4), ...hanging('K9', 'black', 0, -4, 24), ...mug(15, 5)],
    ...phone([3, 15, 0], 19, 18, 12),
  },
  'review-k9-desk': {
    ...snapshot,
    room: () => [...desk('card'), ...keyboard(-8, 4), ...standing('K9', 'white', 16, 2, 28)],
    ...phone([9, 6.5, 2], 17, -22, 26),
  },
  'review-g9000-desk': {
    ...snapshot,
    room: () => [...desk(), ...standing('G9000', 'black', 0, 0, -20), ...mug(-17, -2)],
    ...phone([-3, 7, 0], 15, 24, 16),
    wall: lamp,
  },
  'review-q5-stand': {
    ...snapshot,
    room: () => [...desk('white'), ...hanger(0, 0), ...hanging('Q5', 'ember', 0, 0, -30)],
    ...phone([0, 16.5, 0], 17, 6, 5),
  },
  'review-m49-mat': {
    ...snapshot,
    room: () => mouseAtKeyboard(product('M49', 'pink', { at: [16, 0.32, 8], turns: [['y', 170]] }), 'card'),
    ...phone([11, 0.5, 8], 11, 14, 52),
  },
  'review-m49-keyboard': {
    ...snapshot,
    room: () =>
      mouseAtKeyboard(product('M49', 'ember', { at: [13, 0.32, 10], turns: [['y', 160]] }), 'white'),
    ...phone([10.5, 1.2, 9], 10.5, 44, 26),
  },
  'review-m625-mat': {
    ...snapshot,
    room: () =>
      mouseAtKeyboard(product('M625', 'violet', { at: [16, 0.32, 8], turns: [['y', 186]] }), 'white'),
    ...phone([12, 0.5, 7], 10.5, -26, 40),
  },
  'review-x8-mat': {
    ...snapshot,
    room: () => mouseAtKeyboard(product('X8', 'volt', { at: [16, 0.32, 9], turns: [['y', 176]] }), 'lacquer'),
    ...phone([12.5, 0.5, 7], 11.5, 30, 46),
    wall: lamp,
  },
} as const satisfies Record<string, Scene>;
