import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { PurchaseFrame } from '../../../sections/purchase-frame/purchase-frame.tsx';
import { PurchaseSkeleton } from '../../../sections/purchase-frame/purchase-skeleton.tsx';
import { PaidOrder } from './paid-order.tsx';
import { paymentMessages as messages } from './payment.messages.ts';
import type { PaymentScreenProps } from './payment.states.ts';
import { PaymentColumns } from './payment-columns.tsx';

export function PaymentScreen(props: PaymentScreenProps) {
  const intl = useIntl();
  const { state } = props;
  const note =
    'order' in state ? intl.formatMessage(messages.order, { ordersn: state.order.ordersn }) : undefined;
  return (
    <PurchaseFrame
      step={state.status === 'alreadyPaid' ? 'done' : 'payment'}
      title={intl.formatMessage(messages.title)}
      note={note}
    >
      <PaymentBody {...props} />
    </PurchaseFrame>
  );
}

function PaymentBody({ state, ...ways }: PaymentScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return <PurchaseSkeleton lines="fields" />;
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
      return <PaymentColumns {...ways} order={state.order} phase={state.phase} />;
  }
}

interface NothingToPayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function NothingToPay({ title, text, children }: NothingToPayProps) {
  return <EmptyState art="orders" title={title} text={text} actions={children} />;
}
