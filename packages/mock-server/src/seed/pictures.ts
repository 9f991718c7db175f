import { localise } from './localise.ts';
import type { GoodsKind, Localised, SeedGoods } from './types.ts';
import type { PictureView } from './words/types.ts';
import { words } from './words/words.ts';

export interface SeedPicture {
  readonly view: PictureView;
  readonly text: Localised;
}

const views = {
  headset: ['whole', 'close', 'top', 'turned', 'dark'],
  mouse: ['whole', 'close', 'top', 'dark'],
} as const satisfies Record<GoodsKind, readonly PictureView[]>;
const fewest = 2;

/** The pictures of goods, at least two: their number depends on the model, so that all its colors have the same. */
export function picturesOf({ kind, siblings }: SeedGoods): readonly SeedPicture[] {
  const model = siblings[0] ?? 0;
  const most = views[kind].length;
  const count = fewest + (model % (most - fewest + 1));
  return kind === 'headset'
    ? views.headset
        .slice(0, count)
        .map((view) => ({ view, text: localise((locale) => words[locale].sheet.pictures.headset[view]) }))
    : views.mouse
        .slice(0, count)
        .map((view) => ({ view, text: localise((locale) => words[locale].sheet.pictures.mouse[view]) }));
}
