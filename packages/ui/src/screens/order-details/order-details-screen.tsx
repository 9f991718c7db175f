import type { OrderDetail } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { OrderStatusBadge } from '../../components/order-status-badge/order-status-badge.tsx';
import { PayTypeLabel } from '../../components/pay-type-label/pay-type-label.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { PageFrame } from '../../sections/page-frame/page-frame.tsx';
import { ColumnsSkeleton } from '../../sections/page-frame/panel-skeleton.tsx';
import { OrderContents } from './order-contents.tsx';
import { orderDetailsMessages as words } from './order-details.messages.ts';
import styles from './order-details.module.css';
import type { OrderDetailsScreenProps } from './order-details.states.ts';

/** One frame for all states: its title keeps the focus while the order arrives. */
export function OrderDetailsScreen({ state }: OrderDetailsScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const title =
    state.status === 'ready'
      ? intl.formatMessage(words.title, { ordersn: state.order.ordersn })
      : intl.formatMessage(words.titleUnknown);
  return (
    <PageFrame
      place="account"
      title={title}
      back={{ href: hrefs.orders(), label: intl.formatMessage(words.toOrders) }}
    >
      {state.status === 'ready' && <KnownOrder order={state.order} />}
      {state.status === 'loading' && <ColumnsSkeleton />}
      {state.status === 'failed' && <ErrorState failure={state.failure} onRetry={state.retry} />}
      {state.status === 'notFound' && (
        <EmptyState
          art="orders"
          title={intl.formatMessage(words.notFound)}
          text={intl.formatMessage(words.notFoundText)}
          action={<ButtonLink href={hrefs.orders()}>{intl.formatMessage(words.toOrders)}</ButtonLink>}
        />
      )}
    </PageFrame>
  );
}

function KnownOrder({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  const time = intl.formatDate(order.ctime * 1000, { dateStyle: 'long' });
  return (
    <>
      <div className={styles.facts}>
        <OrderStatusBadge status={order.orderstatus} />
        <PayTypeLabel payType={order.paytype} />
        <span data-text="small" data-muted>
          {intl.formatMessage(words.placed, { time })}
        </span>
      </div>
      <OrderContents order={order} />
    </>
  );
}
