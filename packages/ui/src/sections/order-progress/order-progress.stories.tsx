import type { Locale, TrackedOrder } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { orderIn } from '../../stories/fixtures/orders.ts';
import { parcelIn, trackedIn } from '../../stories/fixtures/tracking.ts';
import { Section } from '../../stories/section.tsx';
import { orderPage } from '../../stories/shop-pages.ts';
import type { LogisticsState } from '../logistics-track/logistics-track.states.ts';
import { Panel } from '../page-frame/page-frame.tsx';
import { OrderProgress } from './order-progress.tsx';

type WithTimeline = Pick<TrackedOrder, 'timeline'>;

interface OrderProgressStoryProps {
  readonly order: InLocale<WithTimeline>;
  /** If set, the carrier's events are among the steps. */
  readonly parcel?: InLocale<LogisticsState>;
}

function OrderProgressStory({ order, parcel }: OrderProgressStoryProps) {
  const locale = useLocale();
  return (
    <Section>
      <Panel title="Progress">
        <OrderProgress
          timeline={order(locale).timeline}
          tracking={parcel?.(locale) ?? { status: 'none' }}
          label="Progress"
        />
      </Panel>
    </Section>
  );
}

const paid: InLocale<WithTimeline> = orderIn('order.paid');

const meta = preview.meta({
  component: OrderProgressStory,
  parameters: { shop: orderPage },
  args: { order: paid },
});

export default meta;

/** The order waits for payment, which has the latest time. */
export const Unpaid = meta.story({ args: { order: orderIn('order.unpaid') } });

Unpaid.test('[USER-05] the next step of an unpaid order is the payment', async ({ canvas }) => {
  const [, next] = canvas.getAllByRole('listitem');
  await expect(next).toHaveTextContent('Upcoming: Payment');
  await expect(next).toHaveTextContent(/Pay by \w+ \d+/);
  await expect(canvas.queryByText('Awaiting shipment')).toBeNull();
});

/** The order is paid; shipping and delivery are expected. */
export const Paid = meta.story();

Paid.test('exactly one step is the current one', async ({ canvas }) => {
  const steps = canvas.getAllByRole('listitem');
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  await expect(current).toHaveLength(1);
});

/** The parcel is in transit, and the carrier's scans are among the steps. */
export const ShippedWithScans = meta.story({
  args: { order: trackedIn(), parcel: parcelIn('logistics.moving') },
});

/** The order is complete: no step is left. */
export const Complete = meta.story({ args: { order: orderIn('order.complete') } });

Complete.test('nothing of a complete order is pending', async ({ canvas }) => {
  const states = canvas.getAllByRole('listitem').map((step) => step.getAttribute('data-state'));
  await expect(new Set(states)).toEqual(new Set(['done']));
});

/** The carrier reports how the parcel left and arrived, so the order's own steps do not repeat it. */
export const CompleteWithScans = meta.story({
  args: { order: orderIn('order.complete'), parcel: completeParcel },
});

CompleteWithScans.test('[USER-05] has the delivery once', async ({ args, canvas }) => {
  const { timeline } = args.order('en');
  await expect(canvas.getAllByText('Delivered')).toHaveLength(1);
  for (const { orderstatus, note } of timeline) {
    const isTold = orderstatus === OrderStatus.shipped || orderstatus === OrderStatus.received;
    await expect(canvas.queryAllByText(note)).toHaveLength(isTold ? 0 : 1);
  }
});

/** The order was canceled: the last step is marked as failed. */
export const Canceled = meta.story({ args: { order: orderIn('order.cancelled') } });

/** The refund was rejected: the last step is marked as failed. */
export const RefundRejected = meta.story({ args: { order: orderIn('order.refundRejected') } });

/** German steps wrap on a small phone. */
export const German = meta.story({
  globals: { locale: 'de', viewport: { value: 'narrow', isRotated: false } },
  args: { order: trackedIn(), parcel: parcelIn('logistics.moving') },
});

/** The order's own parcel: the dates of another one would contradict the order's. */
function completeParcel(locale: Locale): LogisticsState {
  const { logistics } = orderIn('order.complete')(locale);
  return logistics === null
    ? { status: 'none' }
    : parcelIn('order.complete', logistics.tracking_number)(locale);
}
