import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RetryAlert } from '../../../components/error-state/retry-alert.tsx';
import { Link } from '../../../components/link/link.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { CheckoutCoupon } from '../../../sections/checkout-coupon/checkout-coupon.tsx';
import { CheckoutItems } from '../../../sections/checkout-items/checkout-items.tsx';
import type { OpenAmounts } from '../../../sections/order-amounts/order-amounts.tsx';
import { OrderAmounts } from '../../../sections/order-amounts/order-amounts.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { CheckoutEvents, CheckoutView } from './checkout.states.ts';
import { PointsNote } from './points-note.tsx';

/** The goods of the order and its price. */
export function CheckoutSummary({ view, on }: { readonly view: CheckoutView; readonly on: CheckoutEvents }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const to = (title: string) => (chunks: ReactNode[]) => <Link href={hrefs.policy(title)}>{chunks}</Link>;
  const { amounts, points } = view;
  // For points only, the amounts in money are all 0: the rows of points are enough.
  const forPoints = areForPointsOnly(view.items);
  return (
    <>
      <CheckoutItems items={view.items} was={view.was} />
      {points !== null && <PointsNote points={points} />}
      {!forPoints && <CheckoutCoupon view={view.coupon} on={on.coupon} />}
      {(!forPoints || amounts.status === 'ready') && (
        <OrderAmounts
          amounts={amounts.status === 'ready' ? amounts.value : openAmounts(view)}
          region={regionOf(view)}
        />
      )}
      {amounts.status === 'failed' && (
        <RetryAlert tone="error" retry={amounts.retry}>
          {amounts.failure.kind === 'server'
            ? amounts.failure.message
            : intl.formatMessage(messages.taxFailed)}
        </RetryAlert>
      )}
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.rules, {
          shipping: to('shipping'),
          withdrawal: to('right-of-withdrawal'),
        })}
      </p>
    </>
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
  return { subtotal: view.subtotal, reduction: view.reduction?.reduce ?? 0, rest: rests[status] };
}
