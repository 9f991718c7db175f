import { assembleCatalogue } from './catalogue.ts';
import { commentsOfModel } from './comments/comments.ts';
import { models } from './models/models.ts';
import type { AnyModel } from './models/types.ts';
import type { SeedSite } from './site-types.ts';
import type { SeedCatalogue } from './types.ts';

const perHotList = 4;
const perSaleList = 4;

/**
 * The shop on one page: of its goods only what its own pages, customers and lists speak of, and of those lists the
 * beginning. Everything that refers to goods still finds them.
 * @param full the shop as it is
 */
export function buildTinyCatalogue(full: SeedCatalogue, site: SeedSite): SeedCatalogue {
  const [favourites, recent] = full.hotLists;
  const hotLists = [favourites.slice(0, perHotList), recent.slice(0, perHotList)] as const;
  const flashSale = full.flashSale.map((list) => ({ ...list, items: list.items.slice(0, perSaleList) }));
  const spokenOf = numbersIn([hotLists, flashSale, site]);
  const rows = models.flatMap((model) => narrowed(model, spokenOf));
  const kept = new Set(rows.map(({ model }) => model));
  const comments = models.filter(({ model }) => kept.has(model)).flatMap(commentsOfModel);
  return { ...assembleCatalogue(rows, comments), hotLists, flashSale };
}

// A colour has the number of its place, so a list of colours can only be cut at its end.
function narrowed(model: AnyModel, spokenOf: ReadonlySet<number>): readonly AnyModel[] {
  const last = model.colours.findLastIndex((_colour, place) =>
    spokenOf.has(Number(`${model.id}${place + 1}`)),
  );
  return last === -1 ? [] : [{ ...model, colours: model.colours.slice(0, last + 1) }];
}

/** Any number may be one of goods: one too many only keeps a model more. */
function numbersIn(value: unknown, found = new Set<number>()): ReadonlySet<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) numbersIn(part, found);
  return found;
}
