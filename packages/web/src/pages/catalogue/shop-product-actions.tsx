import { CompareBar } from '@signal-shop/ui/chrome/compare-bar/compare-bar.tsx';
import { ProductActionsBar } from '@signal-shop/ui/components/product-actions/product-actions.tsx';
import { ShareButton } from '@signal-shop/ui/components/share-button/share-button.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { ProductActionsProps } from '@signal-shop/ui/link/product-actions.ts';
import type { Atom } from 'jotai';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { use, useEffect } from 'react';
import {
  chosenIdsAtom,
  clearCompared,
  isComparisonFullAtom,
  mostCompared,
  toggleCompared,
} from '../../state/catalogue/comparison.ts';
import { rememberViewed } from '../../state/catalogue/recently-viewed.ts';
import { startWishes, toggleWish, wishedIdsAtom } from '../../state/catalogue/wishes.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import type { SharedGoods } from '../../state/product/share.ts';
import { sharedAddressOf, shareGoods } from '../../state/product/share.ts';
import type { ChosenGoods } from './chosen-goods.ts';
import { ChosenGoodsContext } from './chosen-goods.ts';

/** One subscription per page. */
export const chosenGoodsAtom: Atom<ChosenGoods> = atom((get) => ({
  wished: get(wishedIdsAtom),
  compared: get(chosenIdsAtom),
}));

/** The wish and compare buttons of a product. */
export function ShopProductActions(props: ProductActionsProps) {
  const { wished, compared } = use(ChosenGoodsContext);
  const wish = useSetAtom(toggleWish);
  const tools = {
    isWished: (goodsId: number) => wished.has(goodsId),
    onWish: (goodsId: number) => void wish(goodsId),
    isCompared: (goodsId: number) => compared.includes(goodsId),
    onCompare: useSetAtom(toggleCompared),
  };
  return (
    <ProductActionsBar {...props} tools={tools}>
      {props.look === 'row' && <ShownGoods goodsId={props.goodsId} name={props.name} />}
    </ProductActionsBar>
  );
}

/** The buttons of the product page, which also shares the goods and adds them to the recently viewed. */
function ShownGoods(goods: SharedGoods) {
  const { origin } = useAtomValue(environmentAtom);
  const share = useSetAtom(shareGoods);
  const remember = useSetAtom(rememberViewed);

  // A view is not an action: showing the page adds the goods to the recently viewed.
  useEffect(() => remember(goods.goodsId), [goods.goodsId, remember]);

  return <ShareButton address={sharedAddressOf(origin, goods.goodsId)} onShare={() => share(goods)} />;
}

/** The bar of compared goods at the bottom of the window. */
export function ShopCompareBar() {
  const comparedIds = useAtomValue(chosenIdsAtom);
  const start = useSetAtom(startWishes);

  useEffect(() => start(), [start]);

  return (
    <CompareBar
      count={comparedIds.length}
      most={mostCompared}
      full={useAtomValue(isComparisonFullAtom)}
      href={hrefs.compare(comparedIds)}
      onClear={useSetAtom(clearCompared)}
    />
  );
}
