import { catalogue, site } from '../seed/index.ts';
import type { SeedCatalogue, SeedCategory, SeedComment, SeedGoods, SeedSite } from '../seed/types.ts';

export interface CategoryPlace {
  readonly category: SeedCategory;
  /** From the top of the tree down to the category itself. */
  readonly path: readonly SeedCategory[];
  /** Ids of the category and of everything below it. */
  readonly family: ReadonlySet<number>;
}

/** The shop as it was built, shared by every world and changed by none. */
export interface CatalogueIndex {
  readonly catalogue: SeedCatalogue;
  readonly site: SeedSite;
  readonly goods: ReadonlyMap<number, SeedGoods>;
  /** Best-selling first. */
  readonly byPopularity: readonly SeedGoods[];
  readonly categories: ReadonlyMap<number, CategoryPlace>;
  /** Comments by model, newest first. */
  readonly comments: ReadonlyMap<string, readonly SeedComment[]>;
}

let built: CatalogueIndex | undefined;

export function catalogueIndex(): CatalogueIndex {
  built ??= buildIndex(catalogue, site);
  return built;
}

function buildIndex(seed: SeedCatalogue, siteSeed: SeedSite): CatalogueIndex {
  const categories = new Map<number, CategoryPlace>();
  for (const category of seed.categories) placeCategory(category, [], categories);
  const comments = new Map<string, SeedComment[]>();
  for (const comment of [...seed.comments].sort((one, other) => one.daysAgo - other.daysAgo)) {
    comments.set(comment.model, [...(comments.get(comment.model) ?? []), comment]);
  }
  return {
    catalogue: seed,
    site: siteSeed,
    goods: new Map(seed.goods.map((goods) => [goods.goodsId, goods])),
    byPopularity: [...seed.goods].sort((one, other) => other.popularity - one.popularity),
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
