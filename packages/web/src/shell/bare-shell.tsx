import { BareLayout } from '@signal-shop/ui/chrome/bare-layout/bare-layout.tsx';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router';
import { pageAtom } from '../state/core/location.ts';

/** The frame of a page without header and footer. */
export function BareShell() {
  return (
    <BareLayout safe={useAtomValue(pageAtom) !== 'flashSale'}>
      <Outlet />
    </BareLayout>
  );
}
