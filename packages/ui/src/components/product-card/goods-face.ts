import type { GoodsArt } from '../../foundations/product-art/product-art.tsx';

/** The part that all cards and rows of goods share: picture, name and the link to the page of the goods. */
export interface GoodsFace {
  readonly href: string;
  readonly name: string;
  /** The drawing where there is no photograph. */
  readonly art: GoodsArt;
  /** URL of the photograph; '' for none. */
  readonly picture: string;
}
