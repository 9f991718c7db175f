import { createContext } from 'react';

/** The chosen goods for all cards of a page: one subscription instead of several per card. */
export interface ChosenGoods {
  readonly wished: ReadonlySet<number>;
  readonly compared: readonly number[];
}

export const noneChosen: ChosenGoods = { wished: new Set(), compared: [] };

export const ChosenGoodsContext = createContext(noneChosen);
