import { BareLayout } from '@signal-shop/ui/chrome/bare-layout/bare-layout.tsx';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router';
import { pageAtom } from '../state/core/location.ts';

/** Around a page without the shop's header and footer. */
export function BareShell() {
  return (
    <BareLayout safe={useAtomValue(pageAtom) !== 'flashSale'}>
      <Outlet />
    </BareLayout>
  );
}
