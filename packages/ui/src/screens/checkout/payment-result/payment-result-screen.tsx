import type { PayableOrder } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import type { CheckoutStep } from '../../../components/checkout-steps/checkout-steps.tsx';
import { formatDays } from '../../../components/delivery-days/use-delivery-days.ts';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { Stack } from '../../../sections/page-frame/page-frame.tsx';
import { PurchaseColumns, PurchaseFrame } from '../../../sections/purchase-frame/purchase-frame.tsx';
import { PurchaseSkeleton } from '../../../sections/purchase-frame/purchase-skeleton.tsx';
import { PurchasedOrder } from '../../../sections/purchase-frame/purchased-order.tsx';
import { NextSteps } from './next-steps.tsx';
import { Outcome } from './outcome.tsx';
import { paymentResultMessages as messages } from './payment-result.messages.ts';
import styles from './payment-result.module.css';
import type { OutcomeName, PaymentResultScreenProps, PaymentResultState } from './payment-result.states.ts';

/** One frame for all states, so that the title retains the focus while the result loads. */
export function PaymentResultScreen({ state }: PaymentResultScreenProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <PurchaseFrame
      step={stepOf(state)}
      title={titleOf(state, intl, locale)}
      note={'order' in state && intl.formatMessage(messages.order, { ordersn: state.order.ordersn })}
    >
      <ResultBody state={state} />
    </PurchaseFrame>
  );
}

function stepOf({ status }: PaymentResultState): CheckoutStep {
  return status === 'succeeded' ? 'done' : 'payment';
}

function titleOf(state: PaymentResultState, intl: IntlShape, locale: ReturnType<typeof useLocale>): string {
  switch (state.status) {
    case 'succeeded': {
      const { address, arrival } = state.order;
      // Japanese shops address customers by their family name.
      const name = locale === 'ja' ? address.last_name : address.first_name;
      if (arrival === null) return intl.formatMessage(messages.thanks, { name });
      return intl.formatMessage(messages.thanksArrives, { name, days: formatDays(arrival, intl) });
    }
    case 'failed':
    case 'pending':
      return intl.formatMessage(messages[state.status]);
    default:
      return intl.formatMessage(messages.title);
  }
}

function ResultBody({ state }: PaymentResultScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return <PurchaseSkeleton lines={1} />;
    case 'loadFailed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'missingOrder':
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(messages.missingTitle)}
          text={intl.formatMessage(messages.missingText)}
          actions={<ButtonLink href={hrefs.orders()}>{intl.formatMessage(messages.toOrders)}</ButtonLink>}
        />
      );
    default:
      return (
        <PurchaseColumns>
          <Stack>
            <Outcome outcome={state.status} order={state.order} walletFailure={state.walletFailure} />
            <Actions outcome={state.status} order={state.order} />
            <NextSteps outcome={state.status} isWallet={state.walletFailure !== null} />
          </Stack>
          <PurchasedOrder order={state.order} phoneLayout="flow" />
        </PurchaseColumns>
      );
  }
}

interface ActionsProps {
  readonly outcome: OutcomeName;
  readonly order: PayableOrder;
}

/** Right under the result, in the flow of the page: they cover nothing of what happens next. */
function Actions({ outcome, order: { ordersn } }: ActionsProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const toOrder = intl.formatMessage(messages.toOrder);
  if (outcome === 'failed') {
    return (
      <div className={styles.actions}>
        <ButtonLink variant="accent" size="l" href={hrefs.pay(ordersn)}>
          {intl.formatMessage(messages.payAgain)}
        </ButtonLink>
        <ButtonLink variant="secondary" size="l" href={hrefs.order(ordersn)}>
          {toOrder}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <ButtonLink size="l" href={hrefs.order(ordersn)}>
        {toOrder}
      </ButtonLink>
      <ButtonLink variant="secondary" size="l" href={hrefs.home}>
        {intl.formatMessage(messages.goOn)}
      </ButtonLink>
    </div>
  );
}
