import type { CartEditorState } from '@signal-shop/sdk/cart';
import type { PrimitiveAtom } from 'jotai';
import { atom } from 'jotai';
import type { CartKind } from './cart-source.ts';

const settled: CartEditorState = { status: 'settled', quantities: new Map() };

/** The quantities that the server has not confirmed yet, and whether checkout must wait for them (spec §4). */
export const cartEdits: Readonly<Record<CartKind, PrimitiveAtom<CartEditorState>>> = {
  cart: atom(settled),
  buyNow: atom(settled),
};

/** How to send what waits without further delay, for each cart that has been edited. */
export const openEditsAtom = atom<readonly (() => void)[]>([]);
