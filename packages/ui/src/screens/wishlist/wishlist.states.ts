import type { GoodsSummary } from '@signal-shop/sdk/contract';
import type { Remote } from '../../remote.ts';

export const wishlistStates = [
  'Guest',
  'Member',
  'Empty',
  'EmptyGuest',
  'Loading',
  'Failed',
  'ManyPages',
  'German',
  'Japanese',
] as const;

export interface WishlistView {
  /** What is wished for, the latest first; what is taken off stays until the page is opened anew. */
  readonly goods: readonly GoodsSummary[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

export interface WishlistScreenProps {
  readonly session: 'guest' | 'member';
  readonly wishes: Remote<WishlistView>;
  readonly hrefOf: (page: number) => string;
}
