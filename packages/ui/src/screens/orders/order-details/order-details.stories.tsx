import type { Locale, OrderDetail, OrderLine } from '@signal-shop/sdk/contract';
import { OrderLineStatus } from '@signal-shop/sdk/contract';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { LogisticsState } from '../../../sections/logistics-track/logistics-track.states.ts';
import type {
  CancelDraft,
  OrderQuestion,
  OutcomeText,
} from '../../../sections/order-confirmation/order-confirmation.states.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { askOnce, refusalOf } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { addedOrder, orderIn, sellerIn } from '../../../stories/fixtures/orders.ts';
import { carrierRefuses, parcelIn } from '../../../stories/fixtures/tracking.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { orderDetailsLive } from './order-details.live.ts';
import type { OrderDetailsHandlers, OrderDetailsState } from './order-details.states.ts';
import { OrderDetailsScreen } from './order-details-screen.tsx';

interface OrderDetailsStoryProps {
  readonly state: InLocale<OrderDetailsState>;
  readonly ask?: InLocale<Omit<OrderQuestion, 'ordersn'>>;
  readonly outcome?: InLocale<OutcomeText>;
  readonly on: OrderDetailsHandlers;
}

function OrderDetailsStory({ state, ask, outcome, on }: OrderDetailsStoryProps) {
  const locale = useLocale();
  const screenState = state(locale);
  const ordersn = screenState.status === 'ready' ? screenState.order.ordersn : '';
  return (
    <AccountStage>
      <OrderDetailsScreen
        state={screenState}
        again={null}
        ask={ask === undefined ? null : { ...ask(locale), ordersn }}
        outcome={outcome === undefined ? null : { ...outcome(locale), ordersn }}
        on={on}
      />
    </AccountStage>
  );
}

const on = {
  onAsk: fn(),
  onDraftChange: fn(),
  onConfirm: fn(),
  onKeep: fn(),
  onCopy: fn(async () => {}),
  onPrint: fn(),
} satisfies OrderDetailsHandlers;

const meta = preview.meta({
  parameters: { shop: orderDetailsLive },
  component: OrderDetailsStory,
  subcomponents: { OrderDetailsScreen },
  tags: ['screen'],
  args: { state: order('order.paid'), on },
});

export default meta;

const handed = { number: '1Z5550142000327', company: 'UPS' } as const;

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

export const ReviewTooLate = meta.story({ args: { state: order('review.day-31') } });
export const ReviewExists = meta.story({
  args: {
    state: order('review.ok', ({ lines }) => ({
      lines: lines.map((line) => ({
        ...line,
        cid: 52_011,
        allowed_actions: line.allowed_actions.filter((action) => action !== 'review'),
      })),
    })),
  },
});
export const WarrantyOver = meta.story({ args: { state: order('warranty.day-366') } });
export const WithdrawalOpen = meta.story({ args: { state: order('review.ok,withdrawal.everywhere') } });

export const Tracking = meta.story({
  args: { state: order('order.shipped,logistics.moving') },
});
export const TrackingFailed = meta.story({
  args: {
    state: order('order.shipped', undefined, (locale) => ({
      ...failed({ kind: 'server', message: carrierRefuses(locale) }),
      ...handed,
    })),
  },
});
export const NumberPending = meta.story({
  args: {
    state: order(
      'order.shipped',
      () => ({ logistics: null }),
      () => ({ status: 'pending' }),
    ),
  },
});

export const ConfirmReceived = meta.story({
  args: { state: order('order.shipped'), ask: () => asking('confirmReceived') },
});
export const CancelOrder = meta.story({ args: { ask: () => asking('cancel') } });
export const CancelFailed = meta.story({
  args: {
    ask: () => ({
      ...asking('cancel', { reason: 'tooSlow', note: 'I leave on Friday.' }),
      sending: { status: 'failed', failure: network },
    }),
  },
});
export const DeleteOrder = meta.story({
  args: { state: order('order.cancelled'), ask: () => asking('delete') },
});

export const Done = meta.story({
  args: {
    state: order('order.received'),
    outcome: (locale) => ({ kind: 'done', message: confirmedIn(locale) }),
  },
});
export const Stale = meta.story({
  args: {
    state: order('order.shipped'),
    outcome: (locale) => ({ kind: 'stale', message: notCancellable(locale) }),
  },
});

Unpaid0.test(
  '[USER-05] [BEY-06] asks for confirmation before it cancels',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await expect(args.on.onAsk).toHaveBeenCalledWith(expect.any(String), 'cancel');
  },
);

CancelOrder.test('[BEY-06] requires a reason for a cancellation', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel order' }));
  await waitFor(() => expect(canvas.getByText('Choose a reason.')).toBeVisible());
  await expect(args.on.onConfirm).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('radio', { name: 'I found it cheaper elsewhere' }));
  await expect(args.on.onDraftChange).toHaveBeenCalledWith({ reason: 'foundCheaper', note: '' });
});

Done.test('[USER-05] [BEY-12] the result takes the focus', async ({ canvas }) => {
  await waitFor(() => expect(document.activeElement).toBe(canvas.getByRole('alert').parentElement));
});

Received9.test(
  '[USER-05] [BEY-06] each line offers exactly the allowed actions, with their deadlines',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Write a review ?: / })).toHaveLength(2);
    await expect(canvas.getByText(/^Return by /)).toBeVisible();
  },
);

ReviewTooLate.test('[USER-05] says that the review period is over', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: /^Write a review/ })).toBeNull();
  await expect(canvas.getByText(/^Reviews closed on /)).toBeVisible();
});

export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const NotFound = meta.story({ args: { state: () => ({ status: 'notFound' }) } });
export const German = Shipped4.extend({ tags: ['p0'], globals: { locale: 'de' } });
export const Japanese = Shipped4.extend({ globals: { locale: 'ja' } });

function order(
  scenarios: string,
  change?: (order: OrderDetail) => Partial<OrderDetail>,
  parcel?: InLocale<LogisticsState>,
): InLocale<OrderDetailsState> {
  const orderOf = orderIn(scenarios, change);
  return (locale) => {
    const order = orderOf(locale);
    return {
      status: 'ready',
      order: order,
      parcel: parcel?.(locale) ?? parcelOf(order, scenarios, locale),
      seller: sellerIn(locale),
    };
  };
}

/** The order's own parcel: the dates of another one would contradict the order's. */
function parcelOf({ logistics }: OrderDetail, scenarios: string, locale: Locale): LogisticsState {
  return logistics === null ? { status: 'none' } : parcelIn(scenarios, logistics.tracking_number)(locale);
}

function asking(action: OrderQuestion['action'], draft: CancelDraft = { reason: null, note: '' }) {
  return { action, draft, sending: { status: 'idle' } } as const;
}

function confirmedIn(locale: Locale): string {
  const scenarios = 'orders.empty,order.shipped';
  return askOnce('confirmReceived', { ordersn: addedOrder(scenarios) }, { scenarios, locale }).msg;
}

function notCancellable(locale: Locale): string {
  const scenarios = 'orders.empty,order.shipped';
  return refusalOf('cancelOrder', { ordersn: addedOrder(scenarios), reason: 'other' }, { scenarios, locale });
}

function inEveryStatus(lines: readonly OrderLine[]): OrderLine[] {
  return [null, ...Object.values(OrderLineStatus)].flatMap((status, index) => {
    const line = lines[index % lines.length];
    return line === undefined ? [] : [{ ...line, id: index + 1, line_status: status }];
  });
}
