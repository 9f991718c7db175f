import { limits } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { TextArea } from '../../../components/text-area/text-area.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { CheckoutAddress } from '../../../sections/checkout-address/checkout-address.tsx';
import { PageFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { ColumnsSkeleton } from '../../../sections/page-frame/panel-skeleton.tsx';
import { EmptyCart } from '../../cart/cart/cart-screen.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import styles from './checkout.module.css';
import type { CheckoutEvents, CheckoutScreenProps, CheckoutState, CheckoutView } from './checkout.states.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PlaceOrder } from './place-order.tsx';

export function CheckoutScreen({ state, on }: CheckoutScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <PageFrame
      title={intl.formatMessage(messages.title)}
      back={{ href: hrefs.cart, label: intl.formatMessage(messages.back) }}
    >
      <CheckoutBody state={state} on={on} />
    </PageFrame>
  );
}

function CheckoutBody({ state, on }: { readonly state: CheckoutState; readonly on: CheckoutEvents }) {
  switch (state.status) {
    case 'loading':
      return <ColumnsSkeleton lines={3} />;
    case 'empty':
      return <EmptyCart />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return <CheckoutColumns view={state.view} on={on} />;
  }
}

function CheckoutColumns({ view, on }: { readonly view: CheckoutView; readonly on: CheckoutEvents }) {
  const intl = useIntl();
  const formId = useId();
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Panel title={intl.formatMessage(messages.address)}>
          <CheckoutAddress
            view={view.addresses}
            draft={view.draft}
            formId={formId}
            on={on.addresses}
            onDraftChange={on.onDraftChange}
            onValid={on.onPlaceOrder}
          />
        </Panel>
        <Panel>
          <TextArea
            label={intl.formatMessage(messages.note)}
            mark="optional"
            value={view.note}
            onChange={on.onNoteChange}
            maxLength={limits.placeOrder.note.maxLength}
          />
        </Panel>
      </div>
      <div className={styles.side}>
        <Panel title={intl.formatMessage(messages.items)}>
          <CheckoutSummary view={view} on={on} />
        </Panel>
        <PlaceOrder view={view} formId={formId} onPlaceOrder={on.onPlaceOrder} />
      </div>
      <div className={styles.rest} aria-hidden="true" />
    </div>
  );
}
