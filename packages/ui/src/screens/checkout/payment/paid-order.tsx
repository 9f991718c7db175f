import type { PayableOrder } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { PurchaseColumns } from '../../../sections/purchase-frame/purchase-frame.tsx';
import { PurchasedOrder } from '../../../sections/purchase-frame/purchased-order.tsx';
import { paymentMessages as messages } from './payment.messages.ts';

/** An order with nothing left to pay, and the reason. */
export function PaidOrder({ order }: { readonly order: PayableOrder }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { title, text } = sentences();
  return (
    <PurchaseColumns>
      <EmptyState art="orders" title={title} text={text} />
      <PurchasedOrder
        order={order}
        action={
          <ButtonLink size="l" width="full" href={hrefs.order(order.ordersn)}>
            {intl.formatMessage(messages.toOrder)}
          </ButtonLink>
        }
      />
    </PurchaseColumns>
  );

  function sentences(): { readonly title: string; readonly text: string } {
    switch (order.paytype) {
      case PayType.points:
        return {
          title: intl.formatMessage(messages.pointsTitle),
          text: intl.formatMessage(messages.pointsText, { points: order.points }),
        };
      case PayType.freeTest:
        return { title: intl.formatMessage(messages.freeTitle), text: intl.formatMessage(messages.freeText) };
      default:
        return { title: intl.formatMessage(messages.paidTitle), text: intl.formatMessage(messages.paidText) };
    }
  }
}
