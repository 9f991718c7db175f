import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import type { SummaryRow } from '../../components/price-summary/price-summary.tsx';
import { PriceSummary } from '../../components/price-summary/price-summary.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { cartMessages } from '../../screens/cart/cart/cart.messages.ts';
import type { CartState } from '../../screens/cart/cart/cart.states.ts';
import { orderAmountsMessages } from '../../sections/order-amounts/order-amounts.messages.ts';
import { cartDrawerMessages as messages } from './cart-drawer.messages.ts';

interface CartDrawerFootProps {
  readonly state: CartState;
  readonly onCheckout: () => void;
  readonly onClose: () => void;
}

/** Totals and actions. Checkout is never disabled: pressing it explains why it cannot continue (spec §4, §5). */
export function CartDrawerFoot({ state, onCheckout, onClose }: CartDrawerFootProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const view = state.status === 'ready' ? state.view : null;
  const rows: readonly SummaryRow[] =
    view === null
      ? []
      : [
          {
            key: 'subtotal',
            label: intl.formatMessage(messages.subtotal),
            value: { kind: 'money', amount: view.pay },
          },
          ...(view.bundle !== undefined && view.bundle > 0
            ? [
                {
                  key: 'bundle',
                  label: intl.formatMessage(orderAmountsMessages.bundle),
                  value: { kind: 'saving', amount: view.bundle } as const,
                },
              ]
            : []),
          ...(view.reduction !== null && view.reduction.reduce > 0
            ? [
                {
                  key: 'reduction',
                  label: intl.formatMessage(messages.reduction),
                  value: { kind: 'saving', amount: view.reduction.reduce } as const,
                },
              ]
            : []),
        ];
  return (
    <>
      {view !== null && (
        <PriceSummary rows={rows} total={{ label: intl.formatMessage(messages.total), amount: view.total }} />
      )}
      <Button width="full" size="l" pending={view?.checkout === 'leaving'} onClick={onCheckout}>
        {intl.formatMessage(cartMessages.checkout)}
      </Button>
      <ButtonLink width="full" variant="ghost" size="s" href={hrefs.cart} onClick={onClose}>
        {intl.formatMessage(messages.toCart)}
      </ButtonLink>
    </>
  );
}
