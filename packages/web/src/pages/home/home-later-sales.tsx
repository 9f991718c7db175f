import { LaterFlashSaleLists } from '@signal-shop/ui/sections/flash-sale-strip/flash-sale-strip.tsx';
import { useAtomValue } from 'jotai';
import { flashSaleAtom } from '../../state/flash-sale/flash-sale.ts';

/** The lists of the flash sale after the first. */
export function HomeLaterSales() {
  return <LaterFlashSaleLists state={useAtomValue(flashSaleAtom)} />;
}
