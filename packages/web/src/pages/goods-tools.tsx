import { CompareBar } from '@signal-shop/ui/chrome/compare-bar/compare-bar.tsx';
import { GoodsToolsContext } from '@signal-shop/ui/link/goods-tools.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { hrefs } from '../hrefs.ts';
import {
  chosenIdsAtom,
  clearCompared,
  isComparisonFullAtom,
  mostCompared,
  toggleCompared,
} from '../state/comparison.ts';
import { startWishes, toggleWish, wishedIdsAtom } from '../state/wishes.ts';

/** A page whose goods can be wished for and compared. */
export function WithGoodsTools({ children }: { readonly children: ReactNode }) {
  const wished = useAtomValue(wishedIdsAtom);
  const chosen = useAtomValue(chosenIdsAtom);
  const wish = useSetAtom(toggleWish);
  const start = useSetAtom(startWishes);

  useEffect(() => start(), [start]);

  const tools = {
    isWished: (goodsId: number) => wished.has(goodsId),
    onWish: (goodsId: number) => void wish(goodsId),
    isCompared: (goodsId: number) => chosen.includes(goodsId),
    onCompare: useSetAtom(toggleCompared),
  };
  return (
    <GoodsToolsContext value={tools}>
      {children}
      <CompareBar
        count={chosen.length}
        most={mostCompared}
        full={useAtomValue(isComparisonFullAtom)}
        href={hrefs.compare(chosen)}
        onClear={useSetAtom(clearCompared)}
      />
    </GoodsToolsContext>
  );
}
