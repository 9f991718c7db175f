import { ProductActionsContext } from '@signal-shop/ui/link/product-actions.ts';
import type { Atom } from 'jotai';
import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../shell/lazy/when-idle.ts';
import type { ChosenGoods } from './chosen-goods.ts';
import { ChosenGoodsContext, noneChosen } from './chosen-goods.ts';

type Tools = typeof import('./shop-product-actions.tsx');

const noneAtom: Atom<ChosenGoods> = atom(noneChosen);

/** Provides wish and compare buttons to a page. Their code loads after the page and causes no layout shift. */
export function WithProductActions({ children }: { readonly children: ReactNode }) {
  const [tools, setTools] = useState<Tools | null>(null);
  const chosenGoods = useAtomValue(tools?.chosenGoodsAtom ?? noneAtom);

  useEffect(() => {
    whenIdle()
      .then(() => import('./shop-product-actions.tsx'))
      .then(
        (loaded) => startTransition(() => setTools(loaded)),
        // Without the buttons the goods can still be viewed and bought.
        () => undefined,
      );
  }, []);

  return (
    <ProductActionsContext value={tools?.ShopProductActions ?? null}>
      <ChosenGoodsContext value={chosenGoods}>{children}</ChosenGoodsContext>
      {tools !== null && <tools.ShopCompareBar />}
    </ProductActionsContext>
  );
}
