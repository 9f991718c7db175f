import { createContext } from 'react';

/** What can be done with goods wherever they are shown, beside buying them. */
export interface GoodsTools {
  readonly isWished: (goodsId: number) => boolean;
  readonly onWish: (goodsId: number) => void;
  readonly isCompared: (goodsId: number) => boolean;
  readonly onCompare: (goodsId: number) => void;
}

/** null where nothing of the kind is offered: cards then have a picture, words and a link. */
export const GoodsToolsContext = createContext<GoodsTools | null>(null);
