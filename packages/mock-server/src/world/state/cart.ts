// Types of the cart part of WorldState: carts and what is in them.

export interface CartLine {
  readonly goodsId: number;
  readonly quantity: number;
  /** A gift is free, an exchange is paid in points. */
  readonly kind: 'bought' | 'gift' | 'points';
}

export interface SavedLine {
  readonly goodsId: number;
  readonly quantity: number;
}

export interface Cart {
  lines: readonly CartLine[];
  buyNow: CartLine | null;
  /** Saved for later, newest first. */
  saved: readonly SavedLine[];
}
