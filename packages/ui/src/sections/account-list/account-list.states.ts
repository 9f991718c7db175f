import type { NotReady } from '../../remote.ts';

export const accountListStates = ['Rows', 'ManyPages', 'Loading', 'Empty', 'Failed'] as const;

/** A page of a long list, as the server returns it. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  /** Number of items on all pages. */
  readonly total: number;
  /** One-based. */
  readonly page: number;
  readonly pageSize: number;
}

export type ListState<Item> = NotReady | { readonly status: 'ready'; readonly view: Paged<Item> };
