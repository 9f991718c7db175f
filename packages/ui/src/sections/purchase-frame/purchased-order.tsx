import type { PayableOrder } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { CurrencyContext } from '../../components/price/use-money.ts';
import { useOrderTotal } from '../order-amounts/order-amounts.tsx';
import { OrderOverview } from '../order-overview/order-overview.tsx';
import { PurchaseSummary } from './purchase-summary.tsx';

interface PurchasedOrderProps {
  readonly order: PayableOrder;
  readonly phoneLayout?: 'collapsed' | 'flow';
  readonly action?: ReactNode;
}

/** The summary of an order that has been placed. */
export function PurchasedOrder(props: PurchasedOrderProps) {
  return (
    <CurrencyContext value={props.order.currency}>
      <Summary {...props} />
    </CurrencyContext>
  );
}

function Summary({ order, phoneLayout = 'collapsed', action }: PurchasedOrderProps) {
  const total = useOrderTotal({ ...order, total: order.money }, order.address.region);
  return (
    <PurchaseSummary phoneLayout={phoneLayout} total={total} action={action}>
      <OrderOverview order={order} />
    </PurchaseSummary>
  );
}
