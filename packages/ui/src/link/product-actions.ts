import type { ComponentType } from 'react';
import { createContext } from 'react';

/** What can be done with goods wherever they are shown, beside buying them. */
export interface ProductActions {
  readonly isWished: (goodsId: number) => boolean;
  readonly onWish: (goodsId: number) => void;
  readonly isCompared: (goodsId: number) => boolean;
  readonly onCompare: (goodsId: number) => void;
}

export interface ProductActionsProps {
  readonly goodsId: number;
  readonly name: string;
  /** On a card they are pictures only; in a row their words stand beside them. */
  readonly look: 'card' | 'row';
}

/** null where nothing of the kind is offered, and until it has come: cards then have a picture, words and a link. */
export const ProductActionsContext = createContext<ComponentType<ProductActionsProps> | null>(null);
