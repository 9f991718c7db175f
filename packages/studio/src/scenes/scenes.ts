import { cupLayers } from '../products/headset/cup.ts';
import type { Part } from '../render/part.ts';
import { braidedCable, pouch } from './accessories.ts';
import { avatarScenes } from './avatars.ts';
import { bust } from './bust.ts';
import { desk, hanger, keyboard, mat, mug, screen } from './furniture.ts';
import { place } from './place.ts';
import { hanging, headsetFactsOf, product, standing } from './product.ts';
import type { Scene } from './scene.ts';
import { nightLight, shotOfPrize } from './shots.ts';
import { snapshots } from './snapshots.ts';
import { workbench } from './workbench.ts';

/** Two cushions of a headset on the table, the second beside the first. */
function earPads(): Part[] {
  const [cushion] = place(cupLayers(headsetFactsOf('Q5')).cushion.slice(1), {
    at: [0, 0, 0],
    turns: [['z', 90]],
  });
  if (cushion === undefined) return [];
  const lay = (x: number, z: number) =>
    place([cushion], {
      // Soft, so a part of their roundness is below the table.
      at: [x, -cushion.shape.min[1] - 0.45, z - (cushion.shape.min[2] + cushion.shape.max[2]) / 2],
    });
  return [...lay(-6.6, -1.5), ...lay(3.6, 1.5)];
}

/** A desk at night: the screen behind it is the volt edge. */
function nightDesk(): Part[] {
  return [
    ...desk(),
    ...screen([0, 0, -27]),
    ...mat(0, 8, 36, 16),
    ...keyboard(-8, 7),
    ...product('M49', 'white', { at: [18.5, 0.32, 8], turns: [['y', 172]] }),
    ...hanger(36, -9),
    ...hanging('K9', 'ember', 36, -9, -28),
    ...mug(-34, -4),
  ];
}

const rooms = {
  desk: nightDesk,
  /** The wide view has more goods, which would crowd the close-ups. */
  fullDesk: () => [
    ...nightDesk(),
    ...hanger(-27, -11),
    ...hanging('Q3', 'white', -27, -11, 26),
    ...standing('G9000', 'volt', 12, -9, -24),
    ...product('M625', 'violet', { at: [29.5, 0.32, 11.5], turns: [['y', 196]] }),
  ],
  /** Three products side by side on a lacquered table. */
  lineup: () => [
    ...desk(),
    ...product('G9000', 'volt', { at: [-13.5, 8.4, -3], turns: [['y', 36]] }),
    ...product('K9', 'ember', { at: [13.5, 8.4, -6], turns: [['y', -30]] }),
    ...product('M625', 'black', { at: [0, 0, 9], turns: [['y', 205]] }),
  ],
  /** Prizes and gifts, each alone on the table. */
  stand: () => [...desk(), ...hanger(0, 0)],
  pouch: () => [...desk(), ...place(pouch.parts, { at: [0, 0, 0] })],
  cable: () => [...desk(), ...place(braidedCable.parts, { at: [0, 0, 0] })],
  pads: () => [...desk(), ...earPads()],
  workbench,
  /** A head of clay that wears a headset. */
  bust: () => [...bust(), ...product('Q5', 'black', { at: [0, 0, 0] })],
} as const satisfies Record<string, () => Part[]>;

const prize = {
  focus: { at: 60, blur: 0 },
  halo: [0.5, 0.3],
  ratio: 1,
  widths: [192, 320, 480],
} as const;

export const scenes = {
  desk: {
    room: rooms.fullDesk,
    shot: { yaw: 15, pitch: 14, target: [12.5, 13.5, -3], reach: 24, lens: 4.2, ...nightLight },
    focus: { at: 100, blur: 0.008 },
    halo: [0.45, 0.4],
    ratio: 16 / 9,
    widths: [640, 960, 1440],
  },
  'desk-headset': {
    room: rooms.desk,
    shot: { yaw: 2, pitch: 8, target: [32, 22.5, -9], reach: 14, lens: 4.6, ...nightLight },
    focus: { at: 64, blur: 0.016 },
    halo: [0.3, 0.4],
    ratio: 4 / 3,
    widths: [320, 480, 960],
  },
  'desk-mouse': {
    room: rooms.desk,
    shot: { yaw: 34, pitch: 24, target: [17, 2, 6], reach: 9.5, lens: 4.6, ...nightLight },
    focus: { at: 42, blur: 0.018 },
    halo: [0.5, 0],
    ratio: 4 / 3,
    widths: [320, 480, 960],
  },
  'desk-mat': {
    room: rooms.desk,
    shot: { yaw: -28, pitch: 36, target: [-17, 0, 11], reach: 14, lens: 4.6, ...nightLight },
    focus: { at: 78, blur: 0.008 },
    halo: [0.5, 0],
    ratio: 1,
    widths: [192, 320, 480],
  },
  stand: { room: rooms.stand, shot: shotOfPrize([0, 14.5, 0], 18, 10), ...prize },
  pouch: { room: rooms.pouch, shot: shotOfPrize([0, 0.8, 0], 6.6), ...prize },
  cable: { room: rooms.cable, shot: shotOfPrize([0, 0.3, 0], 5.4), ...prize },
  pads: { room: rooms.pads, shot: shotOfPrize([0, 1, 0], 11.5), ...prize },
  lineup: {
    room: rooms.lineup,
    shot: { yaw: -6, pitch: 9, target: [0, 9, 0], reach: 16.5, lens: 5, brightness: 1.15, edge: 0.9 },
    focus: { at: 74, blur: 0.006 },
    halo: [0.5, 0.3],
    ratio: 16 / 9,
    widths: [640, 960, 1440],
  },
  workbench: {
    room: rooms.workbench,
    shot: { yaw: -9, pitch: 25, target: [2.4, 6.2, -2], reach: 16.6, lens: 5, ...nightLight },
    focus: { at: 72, blur: 0.004 },
    halo: [0.6, 0.1],
    ratio: 16 / 9,
    widths: [640, 960, 1440],
  },
  bust: {
    room: rooms.bust,
    shot: { yaw: -38, pitch: 4, target: [0, -1, 0], reach: 17, lens: 5, brightness: 1.1, edge: 1.6 },
    focus: { at: 80, blur: 0.006 },
    halo: [0.5, 0.4],
    ratio: 4 / 5,
    widths: [320, 480, 960],
  },
  ...avatarScenes,
  ...snapshots,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

export function partsOfScene(name: SceneName): Part[] {
  return scenes[name].room();
}
