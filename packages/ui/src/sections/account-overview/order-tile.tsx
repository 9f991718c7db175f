import type { OrderSummary } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { OrderStatusBadge } from '../../components/order-status-badge/order-status-badge.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import { orderActionMessages } from '../order-actions/order-actions.messages.ts';
import { accountOverviewMessages as messages } from './account-overview.messages.ts';
import styles from './account-overview.module.css';
import type { AccountOverviewProps } from './account-overview-props.ts';
import { isInProgress } from './featured-order.ts';
import { OverviewTile } from './overview-tile.tsx';

/** The order that the customer is most likely looking for. */
export function OrderTile({ order }: Pick<AccountOverviewProps, 'order'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (order.status === 'ready' && order.value !== null) return <PlacedOrder order={order.value} />;
  const isEmpty = order.status === 'ready';
  return (
    <OverviewTile
      wide
      title={intl.formatMessage(messages.latest)}
      actions={
        <Link variant="standalone" href={isEmpty ? hrefs.category(null) : hrefs.orders()}>
          {intl.formatMessage(isEmpty ? messages.browse : messages.orders)}
        </Link>
      }
    >
      {order.status === 'loading' && <Skeleton variant="title" width="long" />}
      {isEmpty && <p>{intl.formatMessage(messages.noOrders)}</p>}
    </OverviewTile>
  );
}

function PlacedOrder({ order }: { readonly order: OrderSummary }) {
  const intl = useIntl();
  const day = useDay();
  const { hrefs } = useLinks();
  const [first, ...others] = order.lines;
  return (
    <OverviewTile
      wide
      title={intl.formatMessage(isInProgress(order) ? messages.current : messages.latest)}
      actions={
        <>
          {order.allowed_actions.includes('pay') && (
            <ButtonLink size="s" iconStart="card" href={hrefs.pay(order.ordersn)}>
              {intl.formatMessage(orderActionMessages.pay)}
            </ButtonLink>
          )}
          <Link variant="standalone" href={hrefs.order(order.ordersn)}>
            {intl.formatMessage(messages.details)}
          </Link>
        </>
      }
    >
      <div className={styles.order}>
        {first !== undefined && <Picture art={artOf(first)} src={first.thumbnail} sizes="5rem" />}
        <div className={styles.words}>
          <OrderStatusBadge status={order.orderstatus} />
          {first !== undefined && (
            <p data-text="h4">
              {others.length === 0
                ? first.goods_name
                : intl.formatMessage(messages.more, { name: first.goods_name, count: others.length })}
            </p>
          )}
          <p data-text="small" data-muted>
            {day(order.ctime)}
          </p>
        </div>
      </div>
    </OverviewTile>
  );
}
