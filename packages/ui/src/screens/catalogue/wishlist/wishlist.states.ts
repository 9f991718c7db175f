import type { GoodsSummary } from '@signal-shop/sdk/contract';
import type { Remote } from '../../../remote.ts';

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
  /** Latest first; a removed wish stays listed until the next visit, so that it can be added again. */
  readonly goods: readonly GoodsSummary[];
  readonly total: number;
  /** One-based. */
  readonly page: number;
  readonly pages: number;
}

export interface WishlistScreenProps {
  readonly session: 'guest' | 'member';
  readonly wishes: Remote<WishlistView>;
  readonly hrefOf: (page: number) => string;
}
