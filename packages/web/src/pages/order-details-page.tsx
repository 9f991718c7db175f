import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { OrderDetailsState } from '@signal-shop/ui/screens/order-details/order-details.states.ts';
import { OrderDetailsScreen } from '@signal-shop/ui/screens/order-details/order-details-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { orderAtom, retryOrder } from '../state/orders.ts';
import { AccountArea } from './account-area.tsx';
import { withRetry } from './with-retry.ts';

export function OrderDetailsPage() {
  const state = useOrderState();
  const name = state.status === 'ready' ? state.order.ordersn : undefined;

  return (
    <AccountArea>
      <PageHead page="order" name={name} />
      <OrderDetailsScreen state={state} />
    </AccountArea>
  );
}

function useOrderState(): OrderDetailsState {
  const found = withRetry(useAtomValue(orderAtom), useSetAtom(retryOrder));
  if (found.status !== 'ready') return found;
  return found.value.status === 'notFound' ? found.value : { status: 'ready', order: found.value.order };
}
