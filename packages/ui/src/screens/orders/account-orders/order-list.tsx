import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Pagination } from '../../../components/pagination/pagination.tsx';
import { ProgressiveList } from '../../../sections/account-list/account-list.tsx';
import { OrderCard } from '../../../sections/order-card/order-card.tsx';
import type { OrderQuestion } from '../../../sections/order-confirmation/order-confirmation.states.ts';
import { pendingAction } from '../../../sections/order-confirmation/order-confirmation.states.ts';
import { accountOrdersMessages as messages } from './account-orders.messages.ts';
import styles from './account-orders.module.css';
import type { AccountOrdersHandlers, OrdersView } from './account-orders.states.ts';

interface OrderListProps {
  readonly view: OrdersView;
  readonly keyword: string;
  readonly ask: OrderQuestion | null;
  readonly again: string | null;
  readonly outcomeOf: (ordersn: string) => ReactNode;
  readonly hrefOf: (page: number) => string;
  readonly on: AccountOrdersHandlers;
}

/** One page of the orders. */
export function OrderList({ view, keyword, ask, again, outcomeOf, hrefOf, on }: OrderListProps) {
  const intl = useIntl();
  const { total: count, orders, page, pageSize } = view;
  const months = orders.map(({ ctime }) =>
    intl.formatDate(ctime * 1_000, { month: 'long', year: 'numeric' }),
  );
  /** The month of the first order of each month on this page. */
  const monthOf = new Map(
    orders.flatMap(({ ordersn }, at) =>
      months[at] === months[at - 1] ? [] : [[ordersn, months[at] ?? ''] as const],
    ),
  );
  return (
    <>
      <p data-text="small" data-muted role="status">
        {keyword === ''
          ? intl.formatMessage(messages.count, { count })
          : intl.formatMessage(messages.found, { count, keyword })}
      </p>
      <ProgressiveList
        items={orders}
        label={intl.formatMessage(messages.list)}
        variant="orders"
        rowsAtOnce={4}
        keyOf={({ ordersn }) => ordersn}
        draw={(order) => (
          <>
            {monthOf.has(order.ordersn) && <h2 className={styles.month}>{monthOf.get(order.ordersn)}</h2>}
            <OrderCard
              order={order}
              onAsk={(action) => on.onAsk(order.ordersn, action)}
              onCopy={on.onCopy}
              pending={pendingAction(ask, again, order.ordersn)}
              outcome={outcomeOf(order.ordersn)}
            />
          </>
        )}
      />
      <Pagination page={page} pages={Math.ceil(count / pageSize)} hrefOf={hrefOf} />
    </>
  );
}
