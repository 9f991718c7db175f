import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountOrdersScreen } from '@signal-shop/ui/screens/account-orders/account-orders-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { ordersAtom, ordersHref, orderTabAtom, retryOrders } from '../state/orders.ts';
import { AccountArea } from './account-area.tsx';
import { withRetry } from './with-retry.ts';

export function AccountOrdersPage() {
  const orders = withRetry(useAtomValue(ordersAtom), useSetAtom(retryOrders));

  return (
    <AccountArea>
      <PageHead page="orders" />
      <AccountOrdersScreen
        tab={useAtomValue(orderTabAtom)}
        state={orders.status === 'ready' ? { status: 'ready', view: orders.value } : orders}
        hrefOf={ordersHref}
      />
    </AccountArea>
  );
}
