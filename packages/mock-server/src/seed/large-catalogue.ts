import { assembleCatalogue } from './catalogue.ts';
import { commentsOfModel } from './comments/comments.ts';
import { models } from './models/models.ts';
import type { AnyModel } from './models/types.ts';
import type { SeedCatalogue, SeedComment, SeedRebate } from './types.ts';

/** How many goods the large shop has; as many as a listing has to stay quick with. */
export const largeGoodsCount = 5_000;

/** Ids of the shop's own models end far below. */
const firstVariantId = 1_000;

interface Variant {
  readonly model: AnyModel;
  readonly base: AnyModel;
}

/**
 * The shop, grown to thousands of goods: its own, and later generations of each of its models that differ in price,
 * rebate, age, stock and demand. The same on every machine.
 */
export function buildLargeCatalogue(): SeedCatalogue {
  const own = models.flatMap(commentsOfModel);
  const variants = variantsFor(largeGoodsCount - piecesOf(models));
  const byModel = new Map(
    models.map(({ model }) => [model, own.filter((comment) => comment.model === model)]),
  );
  const comments = variants.flatMap((variant) =>
    commentsOfVariant(variant, byModel.get(variant.base.model) ?? []),
  );
  return assembleCatalogue([...models, ...variants.map(({ model }) => model)], [...own, ...comments]);
}

function variantsFor(goodsWanted: number): readonly Variant[] {
  const variants: Variant[] = [];
  let missing = goodsWanted;
  for (let generation = 2; missing > 0; generation += 1) {
    for (const base of models) {
      if (missing <= 0) break;
      const model = variantOf(base, generation, firstVariantId + variants.length, missing);
      variants.push({ model, base });
      missing -= model.colours.length;
    }
  }
  return variants;
}

function variantOf(base: AnyModel, generation: number, id: number, mostColours: number): AnyModel {
  const { nickname: _nickname, rebate: _rebate, points: _points, ...rest } = base;
  const turn = (id * 7 + generation * 13) % 97;
  const price = Math.max(9.9, Math.round(base.price * (70 + (turn % 61))) / 100);
  return {
    ...rest,
    id,
    model: `${base.model} MK${generation}`,
    price,
    ...(turn % 4 === 0 ? { rebate: rebateFor(turn) } : {}),
    ...(turn % 9 === 0 ? { points: Math.round(price) * 100 } : {}),
    releasedDaysAgo: 3 + ((turn * 31 + id) % 1_200),
    demand: 1 + (turn % 95),
    comments: 0,
    colours: base.colours
      .slice(0, mostColours)
      .map(([colour], place) => [
        colour,
        (turn + place * 17) % 7 === 0 ? 0 : 5 + ((turn * (place + 3)) % 90),
      ]),
  };
}

function rebateFor(turn: number): SeedRebate {
  return turn % 8 === 0 ? { kind: 'amount', value: 200 } : { kind: 'percent', value: 5 + (turn % 4) * 5 };
}

/** What was said about the model that it descends from, less of it with each step. */
function commentsOfVariant({ model }: Variant, comments: readonly SeedComment[]): readonly SeedComment[] {
  return comments
    .slice(model.id % (comments.length + 1))
    .map((comment, place) => ({ ...comment, id: model.id * 100 + place + 1, model: model.model }));
}

function piecesOf(list: readonly AnyModel[]): number {
  return list.reduce((sum, { colours }) => sum + colours.length, 0);
}
