import type { CartItem } from '@signal-shop/sdk/contract';
import type { Remote } from '../../remote.ts';

export interface SavedItemsProps {
  /** Newest first, with current prices and stock. */
  readonly state: Remote<readonly CartItem[]>;
  /** Goods that are being moved or removed. */
  readonly pendingIds: ReadonlySet<number>;
  /** Moves a line of the cart here. */
  readonly onSave: (goodsId: number) => void;
  readonly onMove: (goodsId: number) => void;
  readonly onRemove: (goodsId: number) => void;
}
