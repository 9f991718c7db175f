import { useIntl } from 'react-intl';
import { SupportLayout } from '../../../chrome/support-layout/support-layout.tsx';
import { DeliveryDays } from '../../../components/delivery-days/delivery-days.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { Link } from '../../../components/link/link.tsx';
import { OrderStatusBadge } from '../../../components/order-status-badge/order-status-badge.tsx';
import { CurrencyContext } from '../../../components/price/use-money.ts';
import { TrackOrderForm } from '../../../forms/track-order-form/track-order-form.tsx';
import { useDay } from '../../../intl/use-day.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { LogisticsTrack } from '../../../sections/logistics-track/logistics-track.tsx';
import { OrderLine } from '../../../sections/order-line/order-line.tsx';
import { OrderProgress } from '../../../sections/order-progress/order-progress.tsx';
import { AccountFrame, Columns, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { ColumnsSkeleton } from '../../../sections/page-frame/panel-skeleton.tsx';
import { trackedOrderMessages as messages } from './tracked-order.messages.ts';
import styles from './tracked-order.module.css';
import type { FollowedDetail, TrackedOrderScreenProps, TrackedOrderState } from './tracked-order.states.ts';

/** Status and tracking of an order, for anyone who knows its number and email. */
export function TrackedOrderScreen({ ordersn, state }: TrackedOrderScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <SupportLayout active="trackOrder">
      <AccountFrame
        title={intl.formatMessage(messages.title, { ordersn })}
        back={{ href: hrefs.support('trackOrder'), label: intl.formatMessage(messages.back) }}
        {...(state.status === 'ready' && { note: <Facts order={state.order} /> })}
      >
        <Content state={state} />
      </AccountFrame>
    </SupportLayout>
  );
}

function Content({ state }: { readonly state: TrackedOrderState }) {
  const intl = useIntl();
  switch (state.status) {
    case 'loading':
      return <ColumnsSkeleton />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ask':
      return (
        <Panel title={intl.formatMessage(messages.ask)} width="form">
          <p data-muted>{intl.formatMessage(messages.askText)}</p>
          <TrackOrderForm {...state.form} />
        </Panel>
      );
    case 'ready':
      return (
        <CurrencyContext value={state.order.currency}>
          <Known state={state} />
        </CurrencyContext>
      );
  }
}

function Known({ state }: { readonly state: TrackedOrderState & { readonly status: 'ready' } }) {
  const { order, parcel } = state;
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <Columns>
      <div className={styles.stack}>
        <Panel title={intl.formatMessage(messages.parcel)}>
          <LogisticsTrack state={parcel} events="elsewhere" />
        </Panel>
        <Panel title={intl.formatMessage(messages.goods)}>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <li key={line.id}>
                <OrderLine line={line} />
              </li>
            ))}
          </ul>
          <Link variant="standalone" href={hrefs.about('contactUs')}>
            {intl.formatMessage(messages.help)}
          </Link>
        </Panel>
      </div>
      <Panel title={intl.formatMessage(messages.progress)}>
        <OrderProgress
          timeline={order.timeline}
          tracking={parcel}
          label={intl.formatMessage(messages.progress)}
        />
      </Panel>
    </Columns>
  );
}

function Facts({ order }: { readonly order: FollowedDetail }) {
  const intl = useIntl();
  const day = useDay();
  return (
    <div className={styles.facts}>
      <OrderStatusBadge status={order.orderstatus} />
      <span>{intl.formatMessage(messages.placed, { day: day(order.ctime) })}</span>
      <span>{intl.formatMessage(messages.destination, { place: order.destination })}</span>
      {order.arrival !== null && <DeliveryDays {...order.arrival} />}
    </div>
  );
}
