import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { FollowedOrders, TrackOrdersFrame } from '../track-orders/track-orders-frame.tsx';
import { trackedOrdersOverMessages as messages } from './tracked-orders-over.messages.ts';
import type { TrackedOrdersOverScreenProps } from './tracked-orders-over.states.ts';

/** Completed orders. */
export function TrackedOrdersOverScreen({ state }: TrackedOrdersOverScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <TrackOrdersFrame active="over" title={intl.formatMessage(messages.title)} state={state}>
      <FollowedOrders
        state={state}
        label={intl.formatMessage(messages.title)}
        emptyMessages={messages}
        action={
          <ButtonLink href={hrefs.support('trackOrder')}>{intl.formatMessage(messages.find)}</ButtonLink>
        }
      />
    </TrackOrdersFrame>
  );
}
