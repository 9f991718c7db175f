import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OrderCard } from '../../components/order-card/order-card.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { useProgressiveRows } from '../../sections/account-list/use-progressive-rows.ts';
import type { OrderQuestion } from '../../sections/order-confirmation/order-confirmation.states.ts';
import { pendingAction } from '../../sections/order-confirmation/order-confirmation.states.ts';
import { accountOrdersMessages as messages } from './account-orders.messages.ts';
import styles from './account-orders.module.css';
import type { AccountOrdersHandlers, OrdersView } from './account-orders.states.ts';

interface OrderListProps {
  readonly view: OrdersView;
  readonly keyword: string;
  readonly ask: OrderQuestion | null;
  readonly outcomeOf: (ordersn: string) => ReactNode;
  readonly hrefOf: (page: number) => string;
  readonly on: AccountOrdersHandlers;
}

/** Enough to fill most viewports; the height is reserved until the other orders render. */
const ordersAtOnce = 2;

/** One page of the orders. */
export function OrderList({ view, keyword, ask, outcomeOf, hrefOf, on }: OrderListProps) {
  const intl = useIntl();
  const { total: count, orders, page, pageSize } = view;
  const { rows, more } = useProgressiveRows(orders, ordersAtOnce);
  return (
    <>
      <p data-text="small" data-muted role="status">
        {keyword === ''
          ? intl.formatMessage(messages.count, { count })
          : intl.formatMessage(messages.found, { count, keyword })}
      </p>
      <ul
        className={styles.list}
        data-more={more || undefined}
        aria-label={intl.formatMessage(messages.list)}
      >
        {rows.map((order) => (
          <li key={order.ordersn} className={styles.card}>
            <OrderCard
              order={order}
              onAsk={(action) => on.onAsk(order.ordersn, action)}
              onCopy={on.onCopy}
              pending={pendingAction(ask, order.ordersn)}
              outcome={outcomeOf(order.ordersn)}
            />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(count / pageSize)} hrefOf={hrefOf} />
    </>
  );
}
