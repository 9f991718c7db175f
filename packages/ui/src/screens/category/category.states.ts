import type { GoodsFacets, GoodsSummary } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

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

/** What the address bar says of a listing; screens ask for links with a changed copy. */
export interface ListingChoice {
  readonly filters: readonly GoodsFilter[];
  readonly sort: GoodsSort;
  /** In the currency of the language; null for any. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** At least so many stars, 1 to 5; null for any. */
  readonly ratingMin: number | null;
  /** From 1. */
  readonly page: number;
}

/** A listing of which nothing is left out. */
export const everything: ListingChoice = {
  filters: [],
  sort: 'popular',
  priceMin: null,
  priceMax: null,
  ratingMin: null,
  page: 1,
};

/** Whether the choice leaves goods out. */
export function isNarrowed({ filters, priceMin, priceMax, ratingMin }: ListingChoice): boolean {
  return filters.length > 0 || priceMin !== null || priceMax !== null || ratingMin !== null;
}

export interface CategoryName {
  readonly id: number;
  readonly name: string;
}

export interface ListingView {
  readonly goods: readonly GoodsSummary[];
  readonly total: number;
  readonly pageSize: number;
}

export type ListingState =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly view: ListingView };

export interface CategoryScreenProps {
  /** null: all goods (`/product`). */
  readonly category: {
    readonly name: string;
    readonly path: readonly CategoryName[];
    readonly children: readonly CategoryName[];
  } | null;
  readonly choice: ListingChoice;
  /** What further choices would leave; null while it is unknown. */
  readonly facets?: GoodsFacets | null;
  readonly state: ListingState;
  /** The address of this listing with another choice: links, so that each choice can be opened, shared and gone back to. */
  readonly hrefOf: (choice: ListingChoice) => string;
}
