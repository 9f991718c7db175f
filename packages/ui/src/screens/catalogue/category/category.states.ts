import type { GoodsAttribute, GoodsFacets, GoodsSummary } from '@signal-shop/sdk/contract';
import type { NotReady } from '../../../remote.ts';

export const categoryStates = [
  'Ready',
  'Loading',
  'Empty',
  'Failed',
  'ServerMessage',
  'Level1',
  'Level2',
  'Level3',
  'NewReleases',
  'Deals',
  'SoldOutItems',
  'LastPage',
  'UnknownId',
  'LongNamesDe',
] as const;

export const goodsFilters = ['new', 'deal', 'inStock'] as const;
export type GoodsFilter = (typeof goodsFilters)[number];
export const goodsSorts = ['popular', 'newest', 'priceUp', 'priceDown', 'rating'] as const;
export type GoodsSort = (typeof goodsSorts)[number];

/** A listing's options, as stored in the URL; screens build links from changed copies. */
export interface ListingChoice {
  readonly filters: readonly GoodsFilter[];
  /** Of one kind: alternatives; of different kinds: conditions. */
  readonly attributes: readonly GoodsAttribute[];
  readonly sort: GoodsSort;
  /** In the locale's currency; null for any. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Minimum rating, 1 to 5 stars; null for any. */
  readonly ratingMin: number | null;
  /** One-based. */
  readonly page: number;
}

/** A listing without filters. */
export const everything: ListingChoice = {
  filters: [],
  attributes: [],
  sort: 'popular',
  priceMin: null,
  priceMax: null,
  ratingMin: null,
  page: 1,
};

/** Whether any filter is active. */
export function isNarrowed(choice: ListingChoice): boolean {
  const { filters, attributes, priceMin, priceMax, ratingMin } = choice;
  return (
    filters.length + attributes.length > 0 || priceMin !== null || priceMax !== null || ratingMin !== null
  );
}

export interface CategoryName {
  readonly id: number;
  readonly name: string;
}

export interface ListingView {
  readonly goods: readonly GoodsSummary[];
  readonly total: number;
  readonly pageSize: number;
  /** The search that the goods match, if it is not the one that was typed. */
  readonly correctedQuery?: string | null;
}

export type ListingState =
  | NotReady
  | { readonly status: 'unknown' }
  | { readonly status: 'ready'; readonly view: ListingView };

export interface CategoryScreenProps {
  /** null: all goods (`/product`). */
  readonly category: {
    readonly name: string;
    readonly path: readonly CategoryName[];
    readonly children: readonly CategoryName[];
  } | null;
  readonly choice: ListingChoice;
  /** Number of results per further filter; null while unknown. */
  readonly facets?: GoodsFacets | null;
  readonly state: ListingState;
  /**
   * URL of this listing with another choice. Links instead of state, so that each choice can be opened, shared and
   * undone with "back".
   */
  readonly hrefOf: (choice: ListingChoice) => string;
}
