// Types of the catalogue part of WorldState: the flash sale and wishes.

/** `announce` is when event streams send that the sale is open; prices depend on the sale window only. */
export interface FlashSale {
  beginTime: number;
  overTime: number;
  announce: 'in-window' | 'always' | 'never';
  stock: 'seeded' | 'almost-gone' | 'sold-out';
  /** Items sold here, by goods id. */
  readonly sold: Map<number, number>;
}

/** The wishlist of each customer: goods ids, the latest first. */
export type WishState = Map<number, readonly number[]>;
