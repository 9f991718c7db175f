import { bigSaleHead } from '@signal-shop/ui/chrome/page-head/heads/flash-sale/big-sale.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { BigSaleScreen } from '@signal-shop/ui/screens/flash-sale/big-sale/big-sale-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { bigSaleAtom, refetchBigSale } from '../../state/flash-sale/big-sale.ts';

export function BigSalePage() {
  const onTurn = useSetAtom(refetchBigSale);
  return (
    <>
      <PageHead {...bigSaleHead} />
      <BigSaleScreen state={withRetry(useAtomValue(bigSaleAtom), onTurn)} onTurn={onTurn} />
    </>
  );
}
