import { createContext } from 'react';

/** The chosen goods for all cards of a page: one subscription instead of several per card. */
export interface ChosenGoods {
  readonly wishIds: ReadonlySet<number>;
  readonly comparisonIds: readonly number[];
}

export const emptyChosenGoods: ChosenGoods = { wishIds: new Set(), comparisonIds: [] };

export const ChosenGoodsContext = createContext(emptyChosenGoods);
