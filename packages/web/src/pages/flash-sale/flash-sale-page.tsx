import { flashSaleHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/flash-sale.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { FlashSaleActivityScreen } from '@signal-shop/ui/screens/flash-sale-activity/flash-sale-activity-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { buyFromSale, refreshSale, saleBuyingAtom, salePageAtom } from '../../state/flash-sale/flash-sale-page.ts';
import { withRetry } from '../shared/with-retry.ts';

export function FlashSalePage() {
  const onBuy = useSetAtom(buyFromSale);
  const onTurn = useSetAtom(refreshSale);

  return (
    <>
      <PageHead {...flashSaleHead} />
      <FlashSaleActivityScreen
        state={withRetry(useAtomValue(salePageAtom), onTurn)}
        buying={useAtomValue(saleBuyingAtom)}
        onBuy={(item) => void onBuy(item)}
        onTurn={onTurn}
      />
    </>
  );
}
