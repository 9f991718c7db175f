import type { TrackedOrder } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { OrderStatusBadge } from '../../components/order-status-badge/order-status-badge.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { useDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import { trackedOrderRowMessages as messages } from './tracked-order-row.messages.ts';
import styles from './tracked-order-row.module.css';

/** The fields of an order in the list of tracked orders. */
export type FollowedOrder = Pick<TrackedOrder, 'ordersn' | 'ctime' | 'orderstatus' | 'lines'>;

/** A tracked order, as one link. */
export function TrackedOrderRow({ order }: { readonly order: FollowedOrder }) {
  const intl = useIntl();
  const day = useDay();
  const { Anchor, hrefs } = useLinks();
  const [first] = order.lines;
  return (
    <Anchor className={styles.row} data-notch="m" href={hrefs.trackedOrder(order.ordersn)}>
      {first !== undefined && (
        <span className={styles.picture}>
          <Picture art={artOf(first)} src={first.thumbnail} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.number}>{order.ordersn}</span>
        {first !== undefined && (
          <span className={styles.goods}>
            {intl.formatMessage(messages.goods, { name: first.goods_name, more: order.lines.length - 1 })}
          </span>
        )}
        <span className={styles.state}>
          <OrderStatusBadge status={order.orderstatus} />
          <span className={styles.goods}>{day(order.ctime)}</span>
        </span>
      </span>
      <Icon name="right" />
    </Anchor>
  );
}

/** A list of tracked orders. */
export function TrackedOrderList(props: {
  readonly label: string;
  readonly orders: readonly FollowedOrder[];
}) {
  return (
    <ul className={styles.list} aria-label={props.label}>
      {props.orders.map((order) => (
        <li key={order.ordersn}>
          <TrackedOrderRow order={order} />
        </li>
      ))}
    </ul>
  );
}
