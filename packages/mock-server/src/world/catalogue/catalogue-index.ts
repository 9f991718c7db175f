import { catalogue, site } from '../../seed/index.ts';
import { buildLargeCatalogue } from '../../seed/large/large-catalogue.ts';
import type { SeedSite } from '../../seed/site-types.ts';
import { buildTinyCatalogue } from '../../seed/tiny-catalogue.ts';
import type { SeedCatalogue, SeedCategory, SeedComment, SeedGoods } from '../../seed/types.ts';

export interface CategoryPlace {
  readonly category: SeedCategory;
  /** The path from the root of the tree to the category, inclusive. */
  readonly path: readonly SeedCategory[];
  /** Ids of the category and of all its descendants. */
  readonly family: ReadonlySet<number>;
}

/** The immutable catalogue with its indexes, shared by every world. */
export interface CatalogueIndex {
  readonly catalogue: SeedCatalogue;
  readonly site: SeedSite;
  readonly goods: ReadonlyMap<number, SeedGoods>;
  /** Best-selling first. */
  readonly byPopularity: readonly SeedGoods[];
  /** The model number of the goods at each index of `byPopularity`; models are numbered from 0. */
  readonly modelAt: Int32Array;
  readonly modelCount: number;
  /** The category of the goods at each index of `byPopularity`. */
  readonly categoryAt: Int32Array;
  readonly categories: ReadonlyMap<number, CategoryPlace>;
  /** Comments by model, newest first. */
  readonly comments: ReadonlyMap<string, readonly SeedComment[]>;
}

/** `tiny` fits on one page; `large` has thousands of goods, the regular ones among them. */
export const shopSizes = ['tiny', 'shop', 'large'] as const;
export type ShopSize = (typeof shopSizes)[number];

const catalogues = {
  tiny: () => buildTinyCatalogue(catalogue, site),
  shop: () => catalogue,
  large: buildLargeCatalogue,
} as const satisfies Record<ShopSize, () => SeedCatalogue>;

const indexes = new Map<ShopSize, CatalogueIndex>();

/** Built lazily and shared by every world of this process. */
export function catalogueIndex(size: ShopSize = 'shop'): CatalogueIndex {
  return indexes.get(size) ?? build(size);
}

function build(size: ShopSize): CatalogueIndex {
  const index = buildIndex(catalogues[size](), site);
  indexes.set(size, index);
  return index;
}

function buildIndex(seed: SeedCatalogue, siteSeed: SeedSite): CatalogueIndex {
  const categories = new Map<number, CategoryPlace>();
  for (const category of seed.categories) placeCategory(category, [], categories);
  const comments = new Map<string, SeedComment[]>();
  for (const comment of [...seed.comments].sort((one, other) => one.daysAgo - other.daysAgo)) {
    const ofModel = comments.get(comment.model);
    if (ofModel === undefined) comments.set(comment.model, [comment]);
    else ofModel.push(comment);
  }
  const byPopularity = [...seed.goods].sort((one, other) => other.popularity - one.popularity);
  const models = new Map<string, number>();
  for (const { model } of byPopularity) if (!models.has(model)) models.set(model, models.size);
  return {
    catalogue: seed,
    site: siteSeed,
    goods: new Map(seed.goods.map((goods) => [goods.goodsId, goods])),
    byPopularity,
    modelAt: Int32Array.from(byPopularity, ({ model }) => models.get(model) ?? 0),
    modelCount: models.size,
    categoryAt: Int32Array.from(byPopularity, ({ categoryId }) => categoryId),
    categories,
    comments,
  };
}

function placeCategory(
  category: SeedCategory,
  above: readonly SeedCategory[],
  places: Map<number, CategoryPlace>,
): ReadonlySet<number> {
  const path = [...above, category];
  const family = new Set([category.id]);
  for (const child of category.children) {
    for (const id of placeCategory(child, path, places)) family.add(id);
  }
  places.set(category.id, { category, path, family });
  return family;
}
