import { orderHead } from '@signal-shop/ui/chrome/page-head/heads/orders/order.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { OrderDetailsState } from '@signal-shop/ui/screens/orders/order-details/order-details.states.ts';
import { OrderDetailsScreen } from '@signal-shop/ui/screens/orders/order-details/order-details-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { withRetry } from '../../shell/with-retry.ts';
import { requestedInvoiceAtom, settleInvoice } from '../../state/orders/invoice.ts';
import { orderAtom, orderParcelAtom, refetchOrder, refetchOrderParcel } from '../../state/orders/order.ts';
import { sellerAtom } from '../../state/orders/seller.ts';
import { AccountArea } from '../account/account-area.tsx';
import { useOrderAnswers } from './use-order-answers.ts';

export function OrderDetailsPage() {
  const state = useOrderState();
  const name = state.status === 'ready' ? state.order.ordersn : undefined;
  const { on, ...answers } = useOrderAnswers();
  usePrintedInvoice();

  return (
    <AccountArea>
      <PageHead {...orderHead} name={name} />
      <OrderDetailsScreen state={state} on={{ ...on, onPrint: () => globalThis.print() }} {...answers} />
    </AccountArea>
  );
}

function useOrderState(): OrderDetailsState {
  const orderState = withRetry(useAtomValue(orderAtom), useSetAtom(refetchOrder));
  const parcel = withRetry(useAtomValue(orderParcelAtom), useSetAtom(refetchOrderParcel));
  const seller = useAtomValue(sellerAtom);
  if (orderState.status !== 'ready') return orderState;
  const { value: order } = orderState;
  return order === null ? { status: 'notFound' } : { status: 'ready', order, parcel, seller };
}

/** The link to an invoice opens the print dialog as soon as the order is shown. */
function usePrintedInvoice(): void {
  const requested = useAtomValue(requestedInvoiceAtom);
  const settle = useSetAtom(settleInvoice);

  useEffect(() => {
    if (requested === null) return;
    settle();
    globalThis.print();
  }, [requested, settle]);
}
