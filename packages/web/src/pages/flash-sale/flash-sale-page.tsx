import { flashSaleHead } from '@signal-shop/ui/chrome/page-head/heads/flash-sale/flash-sale.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { FlashSaleScreen } from '@signal-shop/ui/screens/flash-sale/flash-sale/flash-sale-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { withRetry } from '../../shell/with-retry.ts';
import { isFlashSaleNewAtom, markFlashSaleSeen } from '../../state/flash-sale/flash-sale.ts';
import {
  buyFromFlashSale,
  flashSaleBuyingAtom,
  flashSalePageAtom,
  refetchFlashSale,
} from '../../state/flash-sale/flash-sale-page.ts';

export function FlashSalePage() {
  const isNew = useAtomValue(isFlashSaleNewAtom);
  const markSeen = useSetAtom(markFlashSaleSeen);
  const onBuy = useSetAtom(buyFromFlashSale);
  const onTurn = useSetAtom(refetchFlashSale);

  useEffect(() => {
    if (isNew) markSeen();
  }, [isNew, markSeen]);

  return (
    <>
      <PageHead {...flashSaleHead} />
      <FlashSaleScreen
        state={withRetry(useAtomValue(flashSalePageAtom), onTurn)}
        buying={useAtomValue(flashSaleBuyingAtom)}
        onBuy={(item) => void onBuy(item)}
        onTurn={onTurn}
      />
    </>
  );
}
