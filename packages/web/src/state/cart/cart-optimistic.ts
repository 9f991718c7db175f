import type { CartEditorState } from '@signal-shop/sdk/cart';
import type { GoodsDetail } from '@signal-shop/sdk/contract';
import type { PrimitiveAtom } from 'jotai';
import { atom } from 'jotai';
import type { CartKind } from './cart-kind.ts';

const settled: CartEditorState = { status: 'settled', quantities: new Map() };

/** The quantities that the server has not confirmed yet, and whether checkout must wait for them (spec §4). */
export const cartEdits: Readonly<Record<CartKind, PrimitiveAtom<CartEditorState>>> = {
  cart: atom(settled),
  buyNow: atom(settled),
};

/** A line on its way into the cart, or out of it. */
export interface OptimisticLine {
  /** How many pieces there will be: 0 of what is taken out. */
  readonly quantity: number;
  /** What comes in, as its page knows it. */
  readonly goods?: GoodsDetail;
  /** Resolves when the cart shows what became of it. */
  readonly done: Promise<unknown>;
}

export type OptimisticLines = ReadonlyMap<number, OptimisticLine>;

/** By goods id; they lie over what the server said, as the edited quantities do. */
export const optimisticLines: Readonly<Record<CartKind, PrimitiveAtom<OptimisticLines>>> = {
  cart: atom<OptimisticLines>(new Map()),
  buyNow: atom<OptimisticLines>(new Map()),
};
