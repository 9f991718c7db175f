// The seed: the shop's goods, texts and people as constants, the same in every world; `words`, `terms`, `questions` and
// `comments` hold them in seven languages.
// `world` and `scenarios` read it. It imports nothing of them, and nothing changes it at run time.
import type { CategoryNode } from './category-node.ts';
import { commentsOfModel } from './comments/comments.ts';
import { flashSale } from './flash-sale.ts';
import { goodsOfModel } from './goods.ts';
import { headsetCategories } from './headset-categories.ts';
import { models } from './models/models.ts';
import type { AnyModel } from './models/types.ts';
import { mouseCategories } from './mouse-categories.ts';
import type { SeedCatalogue, SeedCategory, SeedComment, SeedGoods } from './types.ts';

const menuSize = 4;

/** The leading colors of the two lists on the home page: favorites, then new or reduced goods. */
const hotLists = [
  [1011, 2011, 2231, 1021, 1131, 2141, 1281, 2051, 1031, 2021],
  [1341, 2041, 1141, 2161, 1171, 2032, 1061, 1291, 2271, 1101],
] as const;

function withGoods(node: CategoryNode, goods: readonly SeedGoods[]): SeedCategory {
  const leading = goods.filter((one) => one.categoryId === node.id && one.siblings[0] === one.goodsId);
  return {
    id: node.id,
    kind: node.kind,
    name: node.name,
    children: node.children.map((child) => withGoods(child, goods)),
    menuGoods: leading.slice(0, menuSize).map((one) => one.goodsId),
  };
}

export function buildCatalogue(): SeedCatalogue {
  return assembleCatalogue(models, models.flatMap(commentsOfModel));
}

/** Builds goods, category tree and home lists from rows of models and their comments. */
export function assembleCatalogue(
  rows: readonly AnyModel[],
  comments: readonly SeedComment[],
): SeedCatalogue {
  const byModel = Map.groupBy(comments, ({ model }) => model);
  const goods = rows.flatMap((row) => goodsOfModel(row, byModel.get(row.model) ?? []));
  return {
    goods,
    categories: [headsetCategories, mouseCategories].map((node) => withGoods(node, goods)),
    comments,
    hotLists,
    flashSale,
  };
}
