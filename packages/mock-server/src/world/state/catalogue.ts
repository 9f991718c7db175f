// Types of the catalogue part of WorldState: wishes.

/** What each customer wishes for, goods ids, the latest wish first. */
export type WishState = Map<number, readonly number[]>;
