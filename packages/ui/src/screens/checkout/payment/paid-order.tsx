import type { PayableOrder } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { OrderOverview } from '../../../sections/order-overview/order-overview.tsx';
import { Columns, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { paymentMessages as messages } from './payment.messages.ts';

/** An order with nothing left to pay, and the reason. */
export function PaidOrder({ order }: { readonly order: PayableOrder }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { title, text } = sentences();
  return (
    <Columns>
      <EmptyState
        art="orders"
        title={title}
        text={text}
        action={
          <ButtonLink href={hrefs.order(order.ordersn)}>{intl.formatMessage(messages.toOrder)}</ButtonLink>
        }
      />
      <Panel title={intl.formatMessage(messages.summary)}>
        <OrderOverview order={order} />
      </Panel>
    </Columns>
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
