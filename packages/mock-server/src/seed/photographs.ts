// The pictures that the studio (`packages/studio`) renders: their views and scenes, and the names of their files.
import type { ColourName, GoodsOutline } from '@signal-shop/sdk/contract';

/** In the order of the gallery. Only some models have the last three. */
export const photographViews = ['hero', 'side', 'macro', 'back', 'front', 'exploded', 'box'] as const;
export type PhotographView = (typeof photographViews)[number];

/** The frames of a turn, in one picture: one per 15 degrees. */
export const turnFrames = { frames: 24, columns: 6 } as const;

/** Pictures that customers choose for their account. */
const avatarNames = [
  'avatar-night',
  'avatar-dawn',
  'avatar-blue',
  'avatar-violet',
  'avatar-wave',
  'avatar-bolt',
] as const;

/** Photographs that customers add to their reviews. */
const snapshotNames = [
  'review-k9-stand',
  'review-k9-desk',
  'review-g9000-desk',
  'review-q5-stand',
  'review-m49-mat',
  'review-m49-keyboard',
  'review-m625-mat',
  'review-x8-mat',
] as const;

/** Pictures of several products in a room. */
export const sceneNames = [
  'desk',
  'desk-headset',
  'desk-mouse',
  'desk-mat',
  'lineup',
  'workbench',
  'bust',
  'stand',
  'pouch',
  'cable',
  'pads',
  ...avatarNames,
  ...snapshotNames,
] as const;
export type SceneName = (typeof sceneNames)[number];

/** The start of the names of a view's files, below the folder of pictures. */
export function fileOfGoods(model: string, view: PhotographView | 'turn', color: ColourName): string {
  return `goods/${model}/${view}-${color}`;
}

/** The start of the names of a scene's files. */
export function fileOfScene(name: SceneName): string {
  return `scenes/${name}`;
}

/** @param file the start of its name */
export function fileInWidth(file: string, width: number): string {
  return `${file}-${width}.avif`;
}

/** Addresses of photographs. A shop in process has none by default, because it serves no files; clients draw the goods. */
export interface Photographs {
  /** Those of a model in one color, by view. */
  readonly ofGoods: (model: string, color: ColourName) => Readonly<Partial<Record<PhotographView, string>>>;
  /** All frames of a turn. @returns '' where there is none */
  readonly ofTurn: (model: string, color: ColourName) => string;
  /** Line drawings of a model, the same in all colors. */
  readonly outlinesOf: (model: string) => readonly GoodsOutline[];
  /** @returns '' where there is none */
  readonly ofScene: (name: SceneName) => string;
}

export const noPhotographs: Photographs = {
  ofGoods: () => ({}),
  ofTurn: () => '',
  outlinesOf: () => [],
  ofScene: () => '',
};
