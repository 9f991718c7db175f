import type { OrderDetail, OrderLine } from '@signal-shop/sdk/contract';
import { OrderLineStatus } from '@signal-shop/sdk/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/answers.ts';
import { failed, network } from '../../stories/failures.ts';
import { orderIn } from '../../stories/orders.ts';
import { AccountStage } from '../../stories/stage.tsx';
import { orderDetailsPlaces } from './order-details.places.ts';
import type { OrderDetailsState } from './order-details.states.ts';
import { OrderDetailsScreen } from './order-details-screen.tsx';

function OrderDetailsStory({ state }: { readonly state: InLocale<OrderDetailsState> }) {
  return (
    <AccountStage>
      <OrderDetailsScreen state={state(useLocale())} />
    </AccountStage>
  );
}

const meta = preview.meta({
  parameters: { shop: orderDetailsPlaces },
  component: OrderDetailsStory,
  tags: ['screen'],
  args: { state: order('order.paid') },
});

export default meta;

export const Unpaid0 = meta.story({ tags: ['p0'], args: { state: order('order.unpaid') } });
export const Pending1 = meta.story({ args: { state: order('order.pending') } });
export const Paid2 = meta.story({ tags: ['p0'] });
export const Cancelled3 = meta.story({ args: { state: order('order.cancelled') } });
export const Shipped4 = meta.story({ tags: ['p0'], args: { state: order('order.shipped') } });
export const Complete5 = meta.story({ tags: ['p0'], args: { state: order('order.complete') } });
export const Deleted6 = meta.story({ args: { state: order('order.deleted') } });
export const RefundRequested7 = meta.story({ tags: ['p0'], args: { state: order('order.refundRequested') } });
export const Refunded8 = meta.story({ args: { state: order('order.refunded') } });
export const Received9 = meta.story({ args: { state: order('order.received') } });
export const RefundRejected10 = meta.story({ tags: ['p0'], args: { state: order('order.refundRejected') } });

export const LineUnknownNull = meta.story({ args: { state: order('order.paid,line.null') } });
export const LineUnshipped1 = meta.story({ args: { state: order('order.paid,line.1') } });
export const LineShipped2 = meta.story({ args: { state: order('order.shipped,line.2') } });
export const LinePendingRefund3 = meta.story({ args: { state: order('order.refundRequested,line.3') } });
export const LineRefunded4 = meta.story({ args: { state: order('order.refunded,line.4') } });
export const LineTrackingToAdd5 = meta.story({ args: { state: order('order.refundRequested,line.5') } });
export const LineCancelled6 = meta.story({ args: { state: order('order.cancelled,line.6') } });
export const LineReceived8 = meta.story({ args: { state: order('order.received,line.8') } });
export const LineComplete9 = meta.story({ args: { state: order('order.complete,line.9') } });
export const LineRejected10 = meta.story({ args: { state: order('order.refundRejected,line.10') } });
export const LineSalesReturn11 = meta.story({ args: { state: order('order.refundRequested,line.11') } });

export const MixedLines = meta.story({
  tags: ['p0'],
  args: { state: order('order.shipped', ({ lines }) => ({ lines: inEveryStatus(lines) })) },
});

export const PayTypeUnpaid0 = meta.story({ args: { state: order('order.unpaid,paytype.0') } });
export const PayTypeCard1 = meta.story({ args: { state: order('order.paid,paytype.1') } });
export const PayTypePoints2 = meta.story({ args: { state: order('order.paid,paytype.2') } });
export const PayTypeFreeTest3 = meta.story({ args: { state: order('order.paid,paytype.3') } });

export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const NotFound = meta.story({ args: { state: () => ({ status: 'notFound' }) } });
export const German = Shipped4.extend({ tags: ['p0'], globals: { locale: 'de' } });
export const Japanese = Shipped4.extend({ globals: { locale: 'ja' } });

function order(
  scenarios: string,
  change?: (order: OrderDetail) => Partial<OrderDetail>,
): InLocale<OrderDetailsState> {
  const orderOf = orderIn(scenarios, change);
  return (locale) => ({ status: 'ready', order: orderOf(locale) });
}

function inEveryStatus(lines: readonly OrderLine[]): OrderLine[] {
  return [null, ...Object.values(OrderLineStatus)].flatMap((status, place) => {
    const line = lines[place % lines.length];
    return line === undefined ? [] : [{ ...line, id: place + 1, line_status: status }];
  });
}
