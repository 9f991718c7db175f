import { attributesOf, withColour } from './attributes.ts';
import { describeModel, leadLine, modelName, modelType } from './describe.ts';
import { fill, localize } from './localize.ts';
import { macroDetail } from './models/macro-detail.ts';
import type { AnyModel } from './models/types.ts';
import { files, specifications } from './specify.ts';
import type { SeedComment, SeedGoods, SeedRebate, SeedSheet } from './types.ts';
import { words } from './words/words.ts';

/** Days after its release during which a model counts as new. */
const newForDays = 45;
const defaultMaximum = 10;
const noRebate: SeedRebate = { kind: 'none', value: 0 };

function reduced(originalCents: number, rebate: SeedRebate): number {
  switch (rebate.kind) {
    case 'none':
      return originalCents;
    case 'percent':
      return Math.round((originalCents * (100 - rebate.value)) / 100);
    case 'amount':
      return originalCents - rebate.value;
  }
}

/** Every third older model was slightly cheaper for a few days of the last thirty. */
function lowestBefore({ id, releasedDaysAgo }: AnyModel, originalCents: number, priceCents: number): number {
  const wasCheaper = id % 3 === 0 && releasedDaysAgo > newForDays;
  const cheaperCents = Math.round((originalCents * 0.96) / 10) * 10;
  // A reduction must be below the lowest recent price.
  const isHonest = cheaperCents >= priceCents || priceCents === originalCents;
  return wasCheaper && isHonest ? cheaperCents : originalCents;
}

function meanStars(comments: readonly SeedComment[]): number {
  if (comments.length === 0) return 0;
  const sum = comments.reduce((total, comment) => total + comment.stars, 0);
  return Math.round((sum / comments.length) * 10) / 10;
}

/** Computed lazily, because most goods of a large catalogue are never opened. */
function sheetOf(model: AnyModel): SeedSheet {
  const description = once(() => describeModel(model));
  const rows = once(() => specifications(model));
  const downloads = once(() => files(model));
  return {
    get description() {
      return description();
    },
    get specifications() {
      return rows();
    },
    get files() {
      return downloads();
    },
  };
}

function once<Value>(compute: () => Value): () => Value {
  let cache: { readonly value: Value } | undefined;
  return () => {
    cache ??= { value: compute() };
    return cache.value;
  };
}

/** Creates one goods per color; everything but color and stock is shared, not copied. */
export function goodsOfModel(model: AnyModel, comments: readonly SeedComment[]): readonly SeedGoods[] {
  const originalCents = Math.round(model.price * 100);
  const rebate = model.rebate ?? noRebate;
  const priceCents = reduced(originalCents, rebate);
  const attributes = attributesOf(model);
  const sharedFields = {
    model: model.model,
    kind: model.kind,
    macro: macroDetail(model),
    type: modelType(model),
    name: modelName(model),
    desc: leadLine(model),
    categoryId: model.categoryId,
    originalCents,
    priceCents,
    rebate,
    lowestBeforeCents: lowestBefore(model, originalCents, priceCents),
    isNew: model.releasedDaysAgo <= newForDays,
    maximum: model.maximum ?? defaultMaximum,
    rating: meanStars(comments),
    commentCount: comments.length,
    releasedDaysAgo: model.releasedDaysAgo,
    pointsPrice: model.points ?? null,
    sheet: sheetOf(model),
    siblings: model.colours.map((_colour, index) => goodsId(model, index)),
  };
  return model.colours.map(([colour, stock], index) => {
    const colourName = localize((locale) => words[locale].sheet.colours[colour]);
    return {
      ...sharedFields,
      goodsId: goodsId(model, index),
      colour,
      colourName,
      attributes: withColour(attributes, colour),
      fullName: localize((locale) =>
        fill(
          words[locale].sheet.fullName,
          { name: sharedFields.name[locale], colour: colourName[locale] },
          locale,
        ),
      ),
      stock,
      popularity: model.demand * 100_000 - index * 10_000 - model.id,
    };
  });
}

function goodsId(model: AnyModel, index: number): number {
  return model.id * 10 + index + 1;
}
