import { GoodsToolsContext } from '@signal-shop/ui/link/goods-tools.ts';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { whenIdle } from '../shell/when-idle.ts';

type Tools = typeof import('./shop-goods-tools.tsx');

/** A page whose goods can be wished for and compared. What does it comes after the page and moves nothing. */
export function WithGoodsTools({ children }: { readonly children: ReactNode }) {
  const [tools, setTools] = useState<Tools | null>(null);

  useEffect(() => {
    whenIdle()
      .then(() => import('./shop-goods-tools.tsx'))
      // Without it the goods can still be looked at and bought.
      .then(setTools, () => undefined);
  }, []);

  return (
    <GoodsToolsContext value={tools?.ShopGoodsTools ?? null}>
      {children}
      {tools !== null && <tools.ShopCompareBar />}
    </GoodsToolsContext>
  );
}
