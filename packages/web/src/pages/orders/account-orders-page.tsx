import { ordersHead } from '@signal-shop/ui/chrome/page-head/heads/orders/orders.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountOrdersScreen } from '@signal-shop/ui/screens/orders/account-orders/account-orders-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  orderCountsAtom,
  orderKeywordAtom,
  ordersAtom,
  ordersHref,
  orderTabAtom,
  refetchOrders,
  searchOrders,
} from '../../state/orders/orders.ts';
import { AccountArea } from '../account/account-area.tsx';
import { useOrderAnswers } from './use-order-answers.ts';

export function AccountOrdersPage() {
  const orders = withRetry(useAtomValue(ordersAtom), useSetAtom(refetchOrders));
  const keyword = useAtomValue(orderKeywordAtom);
  const { on, ...answers } = useOrderAnswers();
  const onSearch = useSetAtom(searchOrders);

  return (
    <AccountArea>
      <PageHead {...ordersHead} />
      <AccountOrdersScreen
        tab={useAtomValue(orderTabAtom)}
        keyword={keyword}
        counts={useAtomValue(orderCountsAtom)}
        state={orders.status === 'ready' ? { status: 'ready', view: orders.value } : orders}
        hrefOf={(tab, page) => ordersHref(tab, page, keyword)}
        on={{ ...on, onSearch }}
        {...answers}
      />
    </AccountArea>
  );
}
