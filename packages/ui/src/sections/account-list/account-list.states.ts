import type { Failure } from '../../remote.ts';

export const accountListStates = ['Rows', 'ManyPages', 'Loading', 'Empty', 'Failed'] as const;

/** One page of a long list, as the shop answers it. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  /** How many there are on all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export type ListState<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly view: Paged<Item> };
