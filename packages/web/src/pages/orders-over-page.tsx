import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { TrackedOrdersOverScreen } from '@signal-shop/ui/screens/tracked-orders-over/tracked-orders-over-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { ordersOverAtom, retryFollowed } from '../state/tracking.ts';
import { withRetry } from './with-retry.ts';

export function OrdersOverPage() {
  return (
    <>
      <PageHead page="ordersOver" />
      <TrackedOrdersOverScreen state={withRetry(useAtomValue(ordersOverAtom), useSetAtom(retryFollowed))} />
    </>
  );
}
