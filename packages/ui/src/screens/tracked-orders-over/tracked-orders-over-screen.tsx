import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { TrackedOrderList } from '../../components/tracked-order-row/tracked-order-row.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { FollowedOrdersSkeleton, TrackOrdersFrame } from '../track-orders/track-orders-frame.tsx';
import { trackedOrdersOverMessages as messages } from './tracked-orders-over.messages.ts';
import type { TrackedOrdersOverScreenProps } from './tracked-orders-over.states.ts';

/** Orders that nothing more happens to by itself. */
export function TrackedOrdersOverScreen({ state }: TrackedOrdersOverScreenProps) {
  const intl = useIntl();
  return (
    <TrackOrdersFrame active="over" title={intl.formatMessage(messages.title)} state={state}>
      <Orders state={state} />
    </TrackOrdersFrame>
  );
}

function Orders({ state }: TrackedOrdersOverScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return <FollowedOrdersSkeleton />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return state.orders.length === 0 ? (
        <EmptyState
          art="orders"
          title={intl.formatMessage(messages.empty)}
          text={intl.formatMessage(messages.emptyText)}
          action={
            <ButtonLink href={hrefs.support('trackOrder')}>{intl.formatMessage(messages.find)}</ButtonLink>
          }
        />
      ) : (
        <TrackedOrderList label={intl.formatMessage(messages.title)} orders={state.orders} />
      );
  }
}
