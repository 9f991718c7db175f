import { ordersOverHead } from '@signal-shop/ui/chrome/page-head/heads/orders/orders-over.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { TrackedOrdersOverScreen } from '@signal-shop/ui/screens/orders/tracked-orders-over/tracked-orders-over-screen.tsx';
import { ordersOverAtom } from '../../state/orders/tracking.ts';
import { useFollowedOrders } from './use-followed-orders.ts';

export function OrdersOverPage() {
  return (
    <>
      <PageHead {...ordersOverHead} />
      <TrackedOrdersOverScreen state={useFollowedOrders(ordersOverAtom)} />
    </>
  );
}
