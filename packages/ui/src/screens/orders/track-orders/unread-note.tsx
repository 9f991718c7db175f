import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { errorStateMessages } from '../../../components/error-state/error-state.messages.ts';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { trackOrdersMessages as messages } from './track-orders.messages.ts';
import type { UnreadOrders } from './track-orders.states.ts';

/** Lists the looked-up orders that failed to load. */
export function UnreadNote({ unread: { numbers, retry } }: { readonly unread: UnreadOrders }) {
  const intl = useIntl();
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button variant="secondary" size="s" onClick={retry}>
          {intl.formatMessage(errorStateMessages.retry)}
        </Button>
      }
    >
      {intl.formatMessage(messages.unread, { count: numbers.length, numbers: numbers.join(', ') })}
    </InlineAlert>
  );
}
