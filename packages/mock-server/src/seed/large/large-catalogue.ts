// Data of large worlds: thousands of goods, comments and addresses, drawn with a fixed seed.
// `world` and `scenarios` use it in large worlds only, because it loads faker.
import { fakerOf } from '#fakers';
import { assembleCatalogue } from '../catalogue.ts';
import { commentsOfModel } from '../comments/comments.ts';
import { models } from '../models/models.ts';
import type { AnyModel } from '../models/types.ts';
import type { SeedCatalogue, SeedRebate } from '../types.ts';
import { largeComments } from './large-comments.ts';

/** The number of goods in the large shop, for tests of performance. */
export const largeGoodsCount = 5_000;

/** Above the ids of the shop's regular models. */
const firstVariantId = 1_000;

/** Arbitrary, but constant, so that the shop is the same on every machine. */
const seed = 5_000;

/**
 * The regular shop extended to thousands of goods: later generations of each model with different price, rebate, age,
 * stock and demand. The same on every machine.
 */
export function buildLargeCatalogue(): SeedCatalogue {
  fakerOf('en').seed(seed);
  const variants = variantsFor(largeGoodsCount - piecesOf(models));
  const comments = [...models.flatMap(commentsOfModel), ...variants.flatMap(largeComments)];
  return assembleCatalogue([...models, ...variants], comments);
}

function variantsFor(goodsCount: number): readonly AnyModel[] {
  const variants: AnyModel[] = [];
  let remaining = goodsCount;
  for (let generation = 2; remaining > 0; generation += 1) {
    for (const base of models) {
      if (remaining <= 0) break;
      const model = variantOf(base, generation, firstVariantId + variants.length, remaining);
      variants.push(model);
      remaining -= model.colours.length;
    }
  }
  return variants;
}

function variantOf(base: AnyModel, generation: number, id: number, mostColours: number): AnyModel {
  const { nickname: _nickname, rebate: _rebate, points: _points, ...rest } = base;
  const { helpers, number, datatype } = fakerOf('en');
  const price = Math.max(9.9, Math.round(base.price * number.int({ min: 70, max: 130 })) / 100);
  const isReduced = datatype.boolean({ probability: 0.25 });
  const isForPoints = datatype.boolean({ probability: 0.1 });
  return {
    ...rest,
    id,
    model: `${base.model} MK${generation}`,
    price,
    ...(isReduced ? { rebate: helpers.arrayElement(rebates) } : {}),
    ...(isForPoints ? { points: Math.round(price) * 100 } : {}),
    releasedDaysAgo: number.int({ min: 3, max: 1_200 }),
    demand: number.int({ min: 1, max: 95 }),
    comments: 0,
    colours: base.colours
      .slice(0, mostColours)
      .map(([colour]) => [
        colour,
        datatype.boolean({ probability: 0.15 }) ? 0 : number.int({ min: 5, max: 95 }),
      ]),
  };
}

const rebates: readonly SeedRebate[] = [
  { kind: 'amount', value: 200 },
  ...[5, 10, 15, 20].map((value): SeedRebate => ({ kind: 'percent', value })),
];

function piecesOf(list: readonly AnyModel[]): number {
  return list.reduce((sum, { colours }) => sum + colours.length, 0);
}
