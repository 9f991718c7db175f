import type { GoodsAttribute } from '@signal-shop/sdk/contract';

/** In the order of the facets. The bits are above those of filters, prices and ratings. */
const kinds = ['connection', 'platform', 'battery', 'weight', 'grip', 'microphone', 'color'] as const;
const firstKindBit = 1 << 10;

/** The bit of the kind of an attribute: attributes of one kind are alternatives. */
export function kindBit(attribute: GoodsAttribute): number {
  return firstKindBit << kindIndex(attribute);
}

const kindIndexes = new Map<GoodsAttribute, number>();

function kindIndex(attribute: GoodsAttribute): number {
  const cached = kindIndexes.get(attribute);
  if (cached !== undefined) return cached;
  const index = kinds.findIndex((kind) => attribute.startsWith(`${kind}.`));
  kindIndexes.set(attribute, index);
  return index;
}

interface AttributeTally {
  /** @param missing the selected filters that the goods do not pass */
  readonly count: (model: number, attributes: readonly GoodsAttribute[], missing: number) => void;
  readonly facets: () => readonly { readonly attribute: GoodsAttribute; readonly count: number }[];
}

/** Counts the models with each attribute, among those that pass all selected filters of other kinds. */
export function createAttributeTally(): AttributeTally {
  const models = new Map<GoodsAttribute, Set<number>>();
  return {
    count(model, attributes, missing) {
      for (const attribute of attributes) {
        if ((missing & ~kindBit(attribute)) !== 0) continue;
        const counted = models.get(attribute);
        if (counted === undefined) models.set(attribute, new Set([model]));
        else counted.add(model);
      }
    },
    facets: () =>
      [...models]
        .map(([attribute, counted]) => ({ attribute, count: counted.size }))
        .sort((one, other) => order(one.attribute, other.attribute)),
  };
}

/** Within a kind, steps are in the order of their numbers. */
function order(one: GoodsAttribute, other: GoodsAttribute): number {
  const byKind = kindIndex(one) - kindIndex(other);
  return byKind === 0 ? one.localeCompare(other, 'en', { numeric: true }) : byKind;
}
