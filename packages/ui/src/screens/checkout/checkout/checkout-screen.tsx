import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { CheckoutAddress } from '../../../sections/checkout-address/checkout-address.tsx';
import { CheckoutCoupon } from '../../../sections/checkout-coupon/checkout-coupon.tsx';
import { deliveryChoiceMessages } from '../../../sections/delivery-choice/delivery-choice.messages.ts';
import { DeliveryChoice } from '../../../sections/delivery-choice/delivery-choice.tsx';
import { PreferenceFields } from '../../../sections/order-preferences/preference-fields.tsx';
import { Panel, Stack } from '../../../sections/page-frame/page-frame.tsx';
import { PurchaseColumns, PurchaseFrame } from '../../../sections/purchase-frame/purchase-frame.tsx';
import { PurchaseSkeleton } from '../../../sections/purchase-frame/purchase-skeleton.tsx';
import { EmptyCart } from '../../cart/cart/cart-screen.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import styles from './checkout.module.css';
import type { CheckoutEvents, CheckoutScreenProps, CheckoutView } from './checkout.states.ts';
import { CheckoutSummary } from './checkout-summary.tsx';

export function CheckoutScreen({ state, kind, on }: CheckoutScreenProps) {
  const intl = useIntl();
  return (
    <PurchaseFrame step="shipping" title={intl.formatMessage(messages.title)}>
      <CheckoutBody state={state} kind={kind} on={on} />
    </PurchaseFrame>
  );
}

function CheckoutBody({ state, kind, on }: CheckoutScreenProps) {
  switch (state.status) {
    case 'loading':
      return <PurchaseSkeleton lines="fields" />;
    case 'empty':
      return <EmptyCart kind={kind} />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return <CheckoutColumns view={state.view} on={on} />;
  }
}

interface ReadyProps {
  readonly view: CheckoutView;
  readonly on: CheckoutEvents;
}

function CheckoutColumns({ view, on }: ReadyProps) {
  const intl = useIntl();
  const formId = useId();
  return (
    <PurchaseColumns>
      <Stack>
        <Panel title={intl.formatMessage(messages.address)}>
          <CheckoutAddress
            countries={view.countries}
            view={view.addresses}
            draft={view.draft}
            formId={formId}
            on={on.addresses}
            onDraftChange={on.onDraftChange}
            onValid={on.onPlaceOrder}
          />
        </Panel>
        {view.delivery !== null && (
          <Panel title={intl.formatMessage(deliveryChoiceMessages.legend)}>
            <DeliveryChoice view={view.delivery} onChoose={on.onDeliveryChange} />
          </Panel>
        )}
        <Panel>
          <div className={styles.extras}>
            {!areForPointsOnly(view.items) && <CheckoutCoupon view={view.coupon} on={on.coupon} />}
            <PreferenceFields preferences={view.preferences} onChange={on.onPreferencesChange} />
          </div>
        </Panel>
      </Stack>
      <CheckoutSummary view={view} formId={formId} on={on} />
    </PurchaseColumns>
  );
}
