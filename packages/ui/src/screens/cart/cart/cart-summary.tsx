import { returnWindowDays, warrantyYears } from '@signal-shop/sdk/constants';
import { linePoints } from '@signal-shop/sdk/rules/line-points';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { Link } from '../../../components/link/link.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { ShipToContext } from '../../../link/ship-to.ts';
import { OrderAmounts, useOrderTotal } from '../../../sections/order-amounts/order-amounts.tsx';
import { PurchaseSummary } from '../../../sections/purchase-frame/purchase-summary.tsx';
import { cartMessages as messages } from './cart.messages.ts';
import type { CartView } from './cart.states.ts';

interface CartSummaryProps {
  readonly view: CartView;
  readonly onCheckout: () => void;
}

/** Totals, discount and checkout button. */
export function CartSummary({ view, onCheckout }: CartSummaryProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const Arrival = use(ShipToContext)?.Arrival;
  const reduction = view.reduction?.reduce ?? 0;
  const points = view.lines.reduce((sum, { item, quantity }) => sum + linePoints(item, quantity), 0);
  const { pay: subtotal, bundle = 0, total: soFar } = view;
  const amounts = { subtotal, bundle, reduction, rest: 'later', soFar, points } as const;
  return (
    <PurchaseSummary
      phoneLayout="collapsed"
      total={useOrderTotal(amounts, null)}
      action={<CheckoutButton view={view} onCheckout={onCheckout} />}
      note={
        <p data-text="small" data-muted>
          {intl.formatMessage(messages.promises, { days: returnWindowDays, years: warrantyYears })}
        </p>
      }
    >
      <OrderAmounts amounts={amounts} region={null} />
      {Arrival !== undefined && <Arrival />}
      <p data-text="small">
        <Link href={hrefs.policy('shipping')}>{intl.formatMessage(messages.costs)}</Link>
      </p>
    </PurchaseSummary>
  );
}

function CheckoutButton({ view, onCheckout }: CartSummaryProps) {
  const intl = useIntl();
  return (
    <>
      <Button size="l" width="full" pending={view.checkout === 'leaving'} onClick={onCheckout}>
        {intl.formatMessage(messages.checkout)}
      </Button>
      {view.session === 'guest' && (
        <p data-text="small" data-muted>
          {intl.formatMessage(messages.guestNote)}
        </p>
      )}
    </>
  );
}
