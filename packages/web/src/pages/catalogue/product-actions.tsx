import { ProductActionsContext } from '@signal-shop/ui/link/product-actions.ts';
import type { Atom } from 'jotai';
import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLazyCode } from '../../shell/lazy/use-lazy-code.ts';
import { lazyCode } from '../../state/core/lazy-code.ts';
import type { ChosenGoods } from './chosen-goods.ts';
import { ChosenGoodsContext, emptyChosenGoods } from './chosen-goods.ts';

const loadTools = lazyCode(() => import('./shop-product-actions.tsx'));

const noneAtom: Atom<ChosenGoods> = atom(emptyChosenGoods);

/** Provides wish and compare buttons to a page. Their code loads after the page and causes no layout shift. */
export function WithProductActions({ children }: { readonly children: ReactNode }) {
  const tools = useLazyCode(loadTools);
  const chosenGoods = useAtomValue(tools?.chosenGoodsAtom ?? noneAtom);

  return (
    <ProductActionsContext value={tools?.ShopProductActions ?? null}>
      <ChosenGoodsContext value={chosenGoods}>{children}</ChosenGoodsContext>
      {tools !== null && <tools.ShopCompareBar />}
    </ProductActionsContext>
  );
}
