import type { CartEditorState } from '@signal-shop/sdk/cart';
import type { GoodsDetail } from '@signal-shop/sdk/contract';
import type { PrimitiveAtom } from 'jotai';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import type { CartKind } from './cart-source.ts';

const settled: CartEditorState = { status: 'settled', quantities: new Map() };

/** The quantities that the server has not confirmed yet, and whether checkout must wait for them (spec §4). */
export const cartEdits: Readonly<Record<CartKind, PrimitiveAtom<CartEditorState>>> = {
  cart: atom(settled),
  buyNow: atom(settled),
};

/** A line on its way into the cart, or out of it. */
export interface LineOnTheWay {
  /** How many pieces there will be: 0 of what is taken out. */
  readonly quantity: number;
  /** What comes in, as its page knows it. */
  readonly goods?: GoodsDetail;
  /** Resolves when the cart shows what became of it. */
  readonly done: Promise<unknown>;
}

export type LinesOnTheWay = ReadonlyMap<number, LineOnTheWay>;

/** By goods id; they lie over what the server said, as the edited quantities do. */
export const linesOnTheWay: Readonly<Record<CartKind, PrimitiveAtom<LinesOnTheWay>>> = {
  cart: atom<LinesOnTheWay>(new Map()),
  buyNow: atom<LinesOnTheWay>(new Map()),
};

/** Ends what is open in a cart: what waits is sent without further delay, or forgotten with the customer who has gone. */
type CloseEdits = (how: 'send' | 'forget') => Promise<void> | undefined;

/** Of each cart that has been edited. */
export const openEditsAtom = atom<readonly CloseEdits[]>([]);

/** Ends the edits of all carts; resolves when the server has answered to what was sent, whatever it said. */
export const closeEdits = action(({ get }, how: 'send' | 'forget') =>
  Promise.all(get(openEditsAtom).map((close) => close(how))),
);
