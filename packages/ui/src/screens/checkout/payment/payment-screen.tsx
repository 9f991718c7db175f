import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { OrderOverview } from '../../../sections/order-overview/order-overview.tsx';
import { Columns, PageFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { ColumnsSkeleton } from '../../../sections/page-frame/panel-skeleton.tsx';
import { PaidOrder } from './paid-order.tsx';
import { paymentMessages as messages } from './payment.messages.ts';
import type { PaymentScreenProps } from './payment.states.ts';
import { PaymentCard } from './payment-card.tsx';

export function PaymentScreen(props: PaymentScreenProps) {
  const intl = useIntl();
  const note =
    'order' in props.state
      ? intl.formatMessage(messages.order, { ordersn: props.state.order.ordersn })
      : undefined;
  return (
    <PageFrame title={intl.formatMessage(messages.title)} note={note}>
      <PaymentBody {...props} />
    </PageFrame>
  );
}

function PaymentBody({ state, testCards, onPay }: PaymentScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return <ColumnsSkeleton lines={1} />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'missingOrder':
      return (
        <NothingToPay
          title={intl.formatMessage(messages.missingTitle)}
          text={intl.formatMessage(messages.missingText)}
        >
          <ButtonLink href={hrefs.orders('unpaid')}>{intl.formatMessage(messages.toOrders)}</ButtonLink>
        </NothingToPay>
      );
    case 'orderGone':
      return (
        <NothingToPay
          title={intl.formatMessage(messages.goneTitle)}
          text={intl.formatMessage(messages.goneText)}
        >
          <ButtonLink href={hrefs.orders()}>{intl.formatMessage(messages.toOrders)}</ButtonLink>
        </NothingToPay>
      );
    case 'alreadyPaid':
      return <PaidOrder order={state.order} />;
    case 'ready':
      return (
        <Columns>
          <Panel title={intl.formatMessage(messages.card)}>
            <PaymentCard order={state.order} phase={state.phase} testCards={testCards} onPay={onPay} />
          </Panel>
          <Panel title={intl.formatMessage(messages.summary)} sticky>
            <OrderOverview order={state.order} />
          </Panel>
        </Columns>
      );
  }
}

interface NothingToPayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function NothingToPay({ title, text, children }: NothingToPayProps) {
  return <EmptyState art="orders" title={title} text={text} action={children} />;
}
