import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { CurrencyContext } from '../../../components/price/use-money.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { pendingAction } from '../../../sections/order-confirmation/order-confirmation.states.ts';
import { OrderConfirmation } from '../../../sections/order-confirmation/order-confirmation.tsx';
import { OutcomeNote } from '../../../sections/order-confirmation/outcome-note.tsx';
import { useOutcomeFocus } from '../../../sections/order-confirmation/use-outcome-focus.ts';
import { OrderHeader } from '../../../sections/order-header/order-header.tsx';
import { OrderSheet } from '../../../sections/order-sheet/order-sheet.tsx';
import { Printed } from '../../../sections/order-sheet/printed.tsx';
import { AccountFrame } from '../../../sections/page-frame/page-frame.tsx';
import { ColumnsSkeleton } from '../../../sections/page-frame/panel-skeleton.tsx';
import { OrderContents } from './order-contents.tsx';
import { orderDetailsMessages as messages } from './order-details.messages.ts';
import type { OrderDetailsScreenProps, OrderDetailsState } from './order-details.states.ts';
import { useOrderTitle } from './use-order-title.ts';

/** One frame for all states, so that the title retains the focus while the order loads. */
export function OrderDetailsScreen({ state, on, ...actions }: OrderDetailsScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const orderTitle = useOrderTitle();
  const title =
    state.status === 'ready'
      ? orderTitle(state.order, state.parcel)
      : intl.formatMessage(messages.titleUnknown);
  return (
    <AccountFrame title={title} back={{ href: hrefs.orders(), label: intl.formatMessage(messages.toOrders) }}>
      {state.status === 'ready' && <KnownOrder state={state} {...actions} on={on} />}
      {state.status === 'loading' && <ColumnsSkeleton />}
      {state.status === 'failed' && <ErrorState failure={state.failure} onRetry={state.retry} />}
      {state.status === 'notFound' && (
        <EmptyState
          art="orders"
          title={intl.formatMessage(messages.notFound)}
          text={intl.formatMessage(messages.notFoundText)}
          actions={<ButtonLink href={hrefs.orders()}>{intl.formatMessage(messages.toOrders)}</ButtonLink>}
        />
      )}
      <OrderConfirmation ask={actions.ask} on={on} />
    </AccountFrame>
  );
}

interface KnownOrderProps extends Pick<OrderDetailsScreenProps, 'ask' | 'again' | 'outcome' | 'on'> {
  readonly state: OrderDetailsState & { readonly status: 'ready' };
}

function KnownOrder({ state: { order, parcel, seller }, ask, again, outcome, on }: KnownOrderProps) {
  const note = useOutcomeFocus(outcome);
  return (
    <CurrencyContext value={order.currency}>
      <OrderHeader
        order={order}
        onAsk={(action) => on.onAsk(order.ordersn, action)}
        pending={pendingAction(ask, again, order.ordersn)}
        onCopy={on.onCopy}
        onPrint={on.onPrint}
        outcome={outcome !== null && <OutcomeNote ref={note} outcome={outcome} />}
      />
      <OrderContents order={order} parcel={parcel} onCopy={on.onCopy} />
      <Printed>
        <OrderSheet order={order} seller={seller} />
      </Printed>
    </CurrencyContext>
  );
}
