import type { SpecificationTopic } from '@signal-shop/sdk/contract';
import { localize } from './localize.ts';
import type { HeadsetDetail, MacroDetail, MouseDetail } from './macro-types.ts';
import type { PhotographView } from './photographs.ts';
import { photographViews } from './photographs.ts';
import type { GoodsKind, Localized, SeedGoods } from './types.ts';
import type { PictureView, SheetWords } from './words/types.ts';
import { words } from './words/words.ts';

export interface SeedPicture {
  readonly view: PictureView;
  readonly text: Localized;
}

export interface SeedPhotograph extends SeedPicture {
  readonly photograph: PhotographView;
  /** Of a macro: the topic of its detail. Of an exploded view: the topic of the parts inside. */
  readonly topic: SpecificationTopic | null;
}

const topicOfDetail = {
  headset: {
    cup: 'drivers',
    driver: 'drivers',
    cushion: 'weight',
    boom: 'microphone',
    wheel: 'buttons',
    hinge: 'weight',
    band: 'weight',
    plug: 'worksWith',
    remote: 'cable',
  },
  mouse: {
    wheel: 'buttons',
    keys: 'switches',
    grid: 'buttons',
    wall: 'hand',
    rest: 'hand',
    bores: 'weight',
    nose: 'cable',
    back: 'hand',
    face: 'hand',
    speed: 'buttons',
  },
} as const satisfies {
  readonly headset: Record<HeadsetDetail, SpecificationTopic>;
  readonly mouse: Record<MouseDetail, SpecificationTopic>;
};

const topicOfParts = { headset: 'drivers', mouse: 'sensor' } as const satisfies Record<
  GoodsKind,
  SpecificationTopic
>;

/** The drawing that replaces each photograph where it cannot load. */
const drawingOfPhotograph = {
  headset: {
    hero: 'whole',
    side: 'side',
    macro: 'close',
    back: 'turned',
    front: 'whole',
    exploded: 'whole',
    box: 'whole',
  },
  mouse: {
    hero: 'whole',
    side: 'side',
    macro: 'close',
    back: 'top',
    front: 'whole',
    exploded: 'whole',
    box: 'top',
  },
} as const satisfies Record<GoodsKind, Record<PhotographView, PictureView>>;

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
        .map((view) => ({ view, text: localize((locale) => words[locale].sheet.pictures.headset[view]) }))
    : views.mouse
        .slice(0, count)
        .map((view) => ({ view, text: localize((locale) => words[locale].sheet.pictures.mouse[view]) }));
}

/** The views of goods that the studio renders, the one of lists first. */
export function photographsOf({ kind, macro }: Pick<SeedGoods, 'kind' | 'macro'>): readonly SeedPhotograph[] {
  return photographViews.map((photograph) => ({
    photograph,
    view: drawingOfPhotograph[kind][photograph],
    text: localize((locale) => textOf(words[locale].sheet, photograph, kind, macro)),
    topic: topicOf(photograph, macro),
  }));
}

function topicOf(photograph: PhotographView, macro: MacroDetail): SpecificationTopic | null {
  if (photograph === 'exploded') return topicOfParts[macro.kind];
  if (photograph !== 'macro') return null;
  return macro.kind === 'headset' ? topicOfDetail.headset[macro.detail] : topicOfDetail.mouse[macro.detail];
}

function textOf(sheet: SheetWords, view: PhotographView, kind: GoodsKind, macro: MacroDetail): string {
  if (view !== 'macro') return sheet.photographs[kind][view];
  return macro.kind === 'headset' ? sheet.macros.headset[macro.detail] : sheet.macros.mouse[macro.detail];
}
