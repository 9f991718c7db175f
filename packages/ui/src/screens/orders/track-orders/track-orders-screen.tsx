import { useIntl } from 'react-intl';
import { TrackOrderForm } from '../../../forms/track-order-form/track-order-form.tsx';
import { Columns, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { trackOrdersMessages as messages } from './track-orders.messages.ts';
import type { TrackOrdersScreenProps } from './track-orders.states.ts';
import { FollowedOrders, TrackOrdersFrame } from './track-orders-frame.tsx';

/** Open orders, and a form that finds others by number and email. */
export function TrackOrdersScreen({ session, state, form }: TrackOrdersScreenProps) {
  const intl = useIntl();
  const find = (
    <Panel title={intl.formatMessage(messages.find)} width="form">
      <TrackOrderForm {...form} />
    </Panel>
  );
  const knowsNone = session === 'guest' && (state.status !== 'ready' || state.orders.length === 0);
  return (
    <TrackOrdersFrame
      active="list"
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead)}
      state={state}
    >
      {knowsNone ? (
        find
      ) : (
        <Columns>
          <FollowedOrders
            state={state}
            label={intl.formatMessage(messages.ongoing)}
            emptyMessages={messages}
          />
          {find}
        </Columns>
      )}
    </TrackOrdersFrame>
  );
}
