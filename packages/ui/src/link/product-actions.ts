import type { ComponentType } from 'react';
import { createContext } from 'react';

/** Actions on goods wherever they are shown. */
export interface ProductActions {
  readonly isWished: (goodsId: number) => boolean;
  readonly onWish: (goodsId: number) => void;
  readonly isCompared: (goodsId: number) => boolean;
  readonly onCompare: (goodsId: number) => void;
  /** Adds one piece to the cart. */
  readonly onAdd: (goodsId: number) => void;
}

export interface ProductActionsProps {
  readonly goodsId: number;
  readonly name: string;
  /** Icons only on a card; with labels in a row. */
  readonly variant: 'card' | 'row';
  /** Whether a card offers to add the goods to the cart; the product page has its own button. */
  readonly canAdd?: boolean;
}

/** null where these actions are not offered, and until their code is loaded. */
export const ProductActionsContext = createContext<ComponentType<ProductActionsProps> | null>(null);
