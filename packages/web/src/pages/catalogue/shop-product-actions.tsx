import { CompareBar } from '@signal-shop/ui/chrome/compare-bar/compare-bar.tsx';
import { ProductActionsBar } from '@signal-shop/ui/components/product-actions/product-actions.tsx';
import { ShareButton } from '@signal-shop/ui/components/share-button/share-button.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { ProductActionsProps } from '@signal-shop/ui/link/product-actions.ts';
import type { Atom } from 'jotai';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { startTransition, use, useEffect } from 'react';
import { quickAdd } from '../../state/cart/quick-add.ts';
import {
  clearComparison,
  comparisonIdsAtom,
  comparisonLimit,
  isComparisonFullAtom,
  toggleComparison,
} from '../../state/catalogue/comparison.ts';
import { rememberView } from '../../state/catalogue/recently-viewed.ts';
import { startWishes, toggleShownWish, wishIdsAtom } from '../../state/catalogue/wishes.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import type { SharedGoods } from '../../state/product/share.ts';
import { sharedAddressOf, shareGoods } from '../../state/product/share.ts';
import type { ChosenGoods } from './chosen-goods.ts';
import { ChosenGoodsContext } from './chosen-goods.ts';

/** One subscription per page. */
export const chosenGoodsAtom: Atom<ChosenGoods> = atom((get) => ({
  wishIds: get(wishIdsAtom),
  comparisonIds: get(comparisonIdsAtom),
}));

/** The wish and compare buttons of a product. */
export function ShopProductActions(props: ProductActionsProps) {
  const { wishIds, comparisonIds } = use(ChosenGoodsContext);
  const wish = useSetAtom(toggleShownWish);
  const actions = {
    isWished: (goodsId: number) => wishIds.has(goodsId),
    onWish: (goodsId: number) => void wish(goodsId, props.name),
    isCompared: (goodsId: number) => comparisonIds.includes(goodsId),
    onCompare: useSetAtom(toggleComparison),
    onAdd: useSetAtom(quickAdd),
  };
  return (
    <ProductActionsBar {...props} actions={actions}>
      {props.variant === 'row' && <DetailPageActions goodsId={props.goodsId} name={props.name} />}
    </ProductActionsBar>
  );
}

/** The buttons of the product page, which also shares the goods and adds them to the recently viewed. */
function DetailPageActions(goods: SharedGoods) {
  const { origin } = useAtomValue(environmentAtom);
  const share = useSetAtom(shareGoods);
  const remember = useSetAtom(rememberView);

  // An effect, because showing the page is not an action. The list of recently viewed goods is below the first
  // view, so it updates in a transition.
  useEffect(() => startTransition(() => remember(goods.goodsId)), [goods.goodsId, remember]);

  return <ShareButton address={sharedAddressOf(origin, goods.goodsId)} onShare={() => share(goods)} />;
}

/** The bar of compared goods at the bottom of the window. */
export function ShopCompareBar() {
  const comparisonIds = useAtomValue(comparisonIdsAtom);
  const start = useSetAtom(startWishes);

  useEffect(() => start(), [start]);

  return (
    <CompareBar
      count={comparisonIds.length}
      most={comparisonLimit}
      full={useAtomValue(isComparisonFullAtom)}
      href={hrefs.compare(comparisonIds)}
      onClear={useSetAtom(clearComparison)}
    />
  );
}
