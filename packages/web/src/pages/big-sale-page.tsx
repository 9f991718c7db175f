import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { BigSaleScreen } from '@signal-shop/ui/screens/big-sale/big-sale-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { bigSaleAtom, refreshBigSale } from '../state/big-sale.ts';
import { withRetry } from './with-retry.ts';

export function BigSalePage() {
  const onTurn = useSetAtom(refreshBigSale);
  return (
    <>
      <PageHead page="bigSale" />
      <BigSaleScreen state={withRetry(useAtomValue(bigSaleAtom), onTurn)} onTurn={onTurn} />
    </>
  );
}
