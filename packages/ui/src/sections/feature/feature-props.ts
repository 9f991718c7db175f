import type { Feature, HotProduct } from '@signal-shop/sdk/contract';

export interface FeatureProps {
  readonly feature: Feature;
  /** Also called for sold-out goods: the caller reports that. */
  readonly onAdd: (product: HotProduct) => void;
  /** Ids of the goods that are being added to the cart. */
  readonly adding: ReadonlySet<number>;
}
