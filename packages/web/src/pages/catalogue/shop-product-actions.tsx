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

/** Read once for a page. */
export const chosenGoodsAtom: Atom<ChosenGoods> = atom((get) => ({
  wished: get(wishedIdsAtom),
  compared: get(chosenIdsAtom),
}));

/** The heart and the scale of some goods. */
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

/** The goods that a page is about, which only there have a row of tools: they can be shared, and are remembered. */
function ShownGoods(goods: SharedGoods) {
  const { origin } = useAtomValue(environmentAtom);
  const share = useSetAtom(shareGoods);
  const remember = useSetAtom(rememberViewed);

  // Looking at goods is nobody's action: the page itself is what is remembered.
  useEffect(() => remember(goods.goodsId), [goods.goodsId, remember]);

  return <ShareButton address={sharedAddressOf(origin, goods.goodsId)} onShare={() => share(goods)} />;
}

/** What was chosen to be compared, at the foot of the window. */
export function ShopCompareBar() {
  const chosen = useAtomValue(chosenIdsAtom);
  const start = useSetAtom(startWishes);

  useEffect(() => start(), [start]);

  return (
    <CompareBar
      count={chosen.length}
      most={mostCompared}
      full={useAtomValue(isComparisonFullAtom)}
      href={hrefs.compare(chosen)}
      onClear={useSetAtom(clearCompared)}
    />
  );
}
