import type { ComponentType } from 'react';
import { createContext } from 'react';

/** Actions on goods besides buying, wherever they are shown. */
export interface ProductActions {
  readonly isWished: (goodsId: number) => boolean;
  readonly onWish: (goodsId: number) => void;
  readonly isCompared: (goodsId: number) => boolean;
  readonly onCompare: (goodsId: number) => void;
}

export interface ProductActionsProps {
  readonly goodsId: number;
  readonly name: string;
  /** Icons only on a card; with labels in a row. */
  readonly variant: 'card' | 'row';
}

/** null where these actions are not offered, and until their code is loaded. */
export const ProductActionsContext = createContext<ComponentType<ProductActionsProps> | null>(null);
