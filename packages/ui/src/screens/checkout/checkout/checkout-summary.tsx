import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RetryAlert } from '../../../components/error-state/retry-alert.tsx';
import { Link } from '../../../components/link/link.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { CheckoutItems } from '../../../sections/checkout-items/checkout-items.tsx';
import type { OpenAmounts } from '../../../sections/order-amounts/order-amounts.tsx';
import { OrderAmounts, useOrderTotal } from '../../../sections/order-amounts/order-amounts.tsx';
import { PurchaseSummary } from '../../../sections/purchase-frame/purchase-summary.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { CheckoutEvents, CheckoutView } from './checkout.states.ts';
import { PlaceOrder } from './place-order.tsx';
import { PointsNote } from './points-note.tsx';

interface CheckoutSummaryProps {
  readonly view: CheckoutView;
  /** Id of the address form. */
  readonly formId: string;
  readonly on: CheckoutEvents;
}

/** The goods of the order, its price, and the button that places it. */
export function CheckoutSummary({ view, formId, on }: CheckoutSummaryProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const to = (title: string) => (chunks: ReactNode[]) => <Link href={hrefs.policy(title)}>{chunks}</Link>;
  const { points } = view;
  const amounts = view.amounts.status === 'ready' ? view.amounts.value : openAmounts(view);
  const region = regionOf(view);
  // For points only, the amounts in money are all 0 until the server has the price in points.
  const hasAmounts = !areForPointsOnly(view.items) || view.amounts.status === 'ready';
  const total = useOrderTotal(amounts, region);
  return (
    <PurchaseSummary
      phoneLayout="inline"
      total={total}
      action={
        <>
          {view.amounts.status === 'failed' && (
            <RetryAlert live tone="error" failure={view.amounts.failure} retry={view.amounts.retry}>
              {view.amounts.failure.kind === 'server'
                ? view.amounts.failure.message
                : intl.formatMessage(messages.taxFailed)}
            </RetryAlert>
          )}
          <PlaceOrder view={view} formId={formId} onPlaceOrder={on.onPlaceOrder} />
        </>
      }
      note={
        <p data-text="small" data-muted>
          {intl.formatMessage(messages.rules, {
            shipping: to('shipping'),
            withdrawal: to('right-of-withdrawal'),
          })}
        </p>
      }
    >
      <CheckoutItems items={view.items} was={view.was} />
      {points !== null && <PointsNote points={points} />}
      {hasAmounts && <OrderAmounts amounts={amounts} region={region} />}
    </PurchaseSummary>
  );
}

/** Country of the chosen address, or of the one being typed; null while none is chosen. */
function regionOf({ addresses: { saved, selectedId }, draft }: CheckoutView): string | null {
  const own = saved.status === 'ready' ? saved.value.find(({ id }) => id === selectedId) : undefined;
  const { region } = own?.address ?? draft;
  return region === '' ? null : region;
}

const rests = { none: 'later', loading: 'pending', failed: 'unknown' } as const;

function openAmounts(view: CheckoutView): OpenAmounts {
  const status = view.amounts.status === 'ready' ? 'none' : view.amounts.status;
  const way = view.delivery?.ways.find(({ code }) => code === view.delivery?.chosen);
  return {
    subtotal: view.subtotal,
    bundle: view.bundle ?? 0,
    reduction: view.reduction?.reduce ?? 0,
    shipping: way?.price ?? 0,
    rest: rests[status],
  };
}
