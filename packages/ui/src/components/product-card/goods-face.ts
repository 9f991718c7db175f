import type { ProductArtProps } from '../../foundations/product-art/product-art.tsx';

/** What every card and row of goods shows of them: the picture, the name and the link to their page. */
export interface GoodsFace {
  readonly href: string;
  readonly name: string;
  /** The drawing where there is no photograph. */
  readonly art: ProductArtProps;
  /** URL of the photograph; '' for none. */
  readonly picture: string;
}
