import type { Bundle } from '@signal-shop/sdk/contract';

export interface GoesWithProps {
  readonly bundles: readonly Bundle[];
  /** Goods in the cart, of which no more are needed; empty on a product page. */
  readonly presentIds?: ReadonlySet<number>;
  /** The bundle whose goods are being added; null for none. */
  readonly pendingId: number | null;
  readonly onAdd: (bundleId: number, goodsIds: readonly number[]) => void;
}

/** The part of the view that the page provides to the block in the cart. */
export type GoesWithEvents = Pick<GoesWithProps, 'pendingId' | 'onAdd'>;
