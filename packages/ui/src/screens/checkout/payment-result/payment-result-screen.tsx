import type { PayableOrder } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { OrderOverview } from '../../../sections/order-overview/order-overview.tsx';
import { Columns, PageFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { ColumnsSkeleton } from '../../../sections/page-frame/panel-skeleton.tsx';
import { paymentResultMessages as messages } from './payment-result.messages.ts';
import styles from './payment-result.module.css';
import type { PaymentResultScreenProps } from './payment-result.states.ts';

type OutcomeName = 'succeeded' | 'failed' | 'pending';

const titles = { succeeded: messages.succeeded, failed: messages.failed, pending: messages.pending } as const;
const texts = {
  succeeded: messages.succeededText,
  failed: messages.failedText,
  pending: messages.pendingText,
} as const;
const icons = { succeeded: 'success', failed: 'failed', pending: 'clock' } as const;

interface Known {
  readonly status: OutcomeName;
  readonly order: PayableOrder;
}

function titleOf({ status, order }: Known, intl: IntlShape): string {
  const isFree = status === 'succeeded' && order.paytype === PayType.freeTest;
  return intl.formatMessage(isFree ? messages.freeTest : titles[status]);
}

function textOf({ status, order }: Known, intl: IntlShape): string {
  if (status !== 'succeeded') return intl.formatMessage(texts[status]);
  switch (order.paytype) {
    case PayType.points:
      return intl.formatMessage(messages.pointsText, { points: order.points });
    case PayType.freeTest:
      return intl.formatMessage(messages.freeTestText);
    default:
      return intl.formatMessage(texts.succeeded);
  }
}

/** One frame for all states, so that the title retains the focus while the result loads. */
export function PaymentResultScreen({ state }: PaymentResultScreenProps) {
  const intl = useIntl();
  const loaded = 'order' in state ? state : undefined;
  return (
    <PageFrame
      title={loaded === undefined ? intl.formatMessage(messages.title) : titleOf(loaded, intl)}
      note={loaded && intl.formatMessage(messages.order, { ordersn: loaded.order.ordersn })}
    >
      <ResultBody state={state} />
    </PageFrame>
  );
}

function ResultBody({ state }: PaymentResultScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return <ColumnsSkeleton lines={1} />;
    case 'loadFailed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'missingOrder':
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(messages.missingTitle)}
          text={intl.formatMessage(messages.missingText)}
          action={<ButtonLink href={hrefs.orders()}>{intl.formatMessage(messages.toOrders)}</ButtonLink>}
        />
      );
    default:
      return <Result outcome={state.status} order={state.order} />;
  }
}

function Result({ outcome, order }: { readonly outcome: OutcomeName; readonly order: PayableOrder }) {
  const intl = useIntl();
  return (
    <Columns>
      <Outcome outcome={outcome} order={order} />
      <Panel title={intl.formatMessage(messages.summary)}>
        <OrderOverview order={order} />
      </Panel>
    </Columns>
  );
}

/** The result and the order. */
function Outcome({ outcome, order }: { readonly outcome: OutcomeName; readonly order: PayableOrder }) {
  const intl = useIntl();
  const [line] = order.lines;
  return (
    <section className={styles.outcome} data-band="dark" data-notch="xl">
      <div className={styles.words} data-outcome={outcome}>
        <Icon name={icons[outcome]} size={32} />
        <p data-text="lead">{textOf({ status: outcome, order }, intl)}</p>
        <NextSteps outcome={outcome} ordersn={order.ordersn} />
      </div>
      {line !== undefined && <Picture goods={line} src={line.thumbnail} variant="bare" ghost />}
    </section>
  );
}

function NextSteps({ outcome, ordersn }: { readonly outcome: OutcomeName; readonly ordersn: string }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <div className={styles.steps}>
      {outcome === 'failed' ? (
        <ButtonLink variant="accent" href={hrefs.pay(ordersn)}>
          {intl.formatMessage(messages.payAgain)}
        </ButtonLink>
      ) : (
        <ButtonLink href={hrefs.order(ordersn)}>{intl.formatMessage(messages.toOrder)}</ButtonLink>
      )}
      <ButtonLink variant="secondary" href={hrefs.home}>
        {intl.formatMessage(messages.goOn)}
      </ButtonLink>
    </div>
  );
}
