import { assembleCatalogue } from './catalogue.ts';
import { commentsOfModel } from './comments/comments.ts';
import { models } from './models/models.ts';
import type { AnyModel } from './models/types.ts';
import type { SeedSite } from './site-types.ts';
import type { SeedCatalogue } from './types.ts';

const perHotList = 4;
const perSaleList = 4;

/**
 * The shop on one page: the goods that its pages, customers and lists refer to, and the start of those lists. All
 * references to goods stay valid.
 * @param full the regular shop
 */
export function buildTinyCatalogue(full: SeedCatalogue, site: SeedSite): SeedCatalogue {
  const [favourites, recent] = full.hotLists;
  const hotLists = [favourites.slice(0, perHotList), recent.slice(0, perHotList)] as const;
  const flashSale = full.flashSale.map((list) => ({ ...list, items: list.items.slice(0, perSaleList) }));
  const referencedIds = numbersIn([hotLists, flashSale, site]);
  const rows = models.flatMap((model) => narrowed(model, referencedIds));
  const modelNumbers = new Set(rows.map(({ model }) => model));
  const comments = models.filter(({ model }) => modelNumbers.has(model)).flatMap(commentsOfModel);
  return { ...assembleCatalogue(rows, comments), hotLists, flashSale };
}

// The id of a color contains its position, so a list of colors can only be cut at its end.
function narrowed(model: AnyModel, referencedIds: ReadonlySet<number>): readonly AnyModel[] {
  const last = model.colours.findLastIndex((_colour, index) =>
    referencedIds.has(Number(`${model.id}${index + 1}`)),
  );
  return last === -1 ? [] : [{ ...model, colours: model.colours.slice(0, last + 1) }];
}

/** Collects all numbers, because any of them can be a goods id; a false match only adds a model. */
function numbersIn(value: unknown, numbers = new Set<number>()): ReadonlySet<number> {
  if (typeof value === 'number') numbers.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) numbersIn(part, numbers);
  return numbers;
}
