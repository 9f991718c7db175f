import type { ReactNode } from 'react';
import { useState } from 'react';
import type { GoodsTools } from '../link/goods-tools.ts';
import { GoodsToolsContext } from '../link/goods-tools.ts';

interface WithGoodsToolsProps {
  /** Goods on the wishlist. */
  readonly wished?: readonly number[];
  readonly compared?: readonly number[];
  readonly children: ReactNode;
}

/** Hearts and scales that can be pressed, as on a page of the shop. */
export function WithGoodsTools({ wished = [], compared = [], children }: WithGoodsToolsProps) {
  const [wishes, setWishes] = useState(wished);
  const [comparison, setComparison] = useState(compared);
  const tools: GoodsTools = {
    isWished: (id) => wishes.includes(id),
    onWish: (id) => setWishes(toggled(wishes, id)),
    isCompared: (id) => comparison.includes(id),
    onCompare: (id) => setComparison(toggled(comparison, id)),
  };
  return <GoodsToolsContext value={tools}>{children}</GoodsToolsContext>;
}

function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids];
}
