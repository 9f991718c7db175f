import { ProductActionsContext } from '@signal-shop/ui/link/product-actions.ts';
import type { Atom } from 'jotai';
import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLazyCode } from '../../shell/lazy/use-lazy-code.ts';
import { lazyCode } from '../../state/core/lazy-code.ts';
import type { ChosenGoods } from './chosen-goods.ts';
import { ChosenGoodsContext, emptyChosenGoods } from './chosen-goods.ts';

const loadProductActions = lazyCode(() => import('./shop-product-actions.tsx'));

const noneAtom: Atom<ChosenGoods> = atom(emptyChosenGoods);

/** Provides wish and compare buttons to a page. Their code loads after the page and causes no layout shift. */
export function WithProductActions({ children }: { readonly children: ReactNode }) {
  const productActions = useLazyCode(loadProductActions);
  const chosenGoods = useAtomValue(productActions?.chosenGoodsAtom ?? noneAtom);

  return (
    <ProductActionsContext value={productActions?.ShopProductActions ?? null}>
      <ChosenGoodsContext value={chosenGoods}>{children}</ChosenGoodsContext>
      {productActions !== null && <productActions.ShopCompareBar />}
    </ProductActionsContext>
  );
}
