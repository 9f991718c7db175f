import type { TrackedOrder } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { orderIn } from '../../stories/fixtures/orders.ts';
import { parcelIn, trackedIn } from '../../stories/fixtures/tracking.ts';
import { Section } from '../../stories/section.tsx';
import { orderPage } from '../../stories/shop-pages.ts';
import { Panel } from '../page-frame/page-frame.tsx';
import { OrderProgress } from './order-progress.tsx';

type WithTimeline = Pick<TrackedOrder, 'timeline'>;

interface OrderProgressStoryProps {
  readonly order: InLocale<WithTimeline>;
  /** The carrier's events are among the steps. */
  readonly withParcel: boolean;
}

function OrderProgressStory({ order, withParcel }: OrderProgressStoryProps) {
  const locale = useLocale();
  const logistics = parcelIn('logistics.moving')(locale);
  const events = withParcel && logistics.status === 'ready' ? logistics.parcel.events : [];
  return (
    <Section>
      <Panel title="Progress">
        <OrderProgress timeline={order(locale).timeline} events={events} label="Progress" />
      </Panel>
    </Section>
  );
}

const paid: InLocale<WithTimeline> = orderIn('order.paid');

const meta = preview.meta({
  component: OrderProgressStory,
  parameters: { shop: orderPage },
  args: { order: paid, withParcel: false },
});

export default meta;

/** The order waits for payment: the steps ahead have the latest time. */
export const Unpaid = meta.story({ args: { order: orderIn('order.unpaid') } });

/** The order is paid; shipping and delivery are expected. */
export const Paid = meta.story();

Paid.test('exactly one step is the current one', async ({ canvas }) => {
  const steps = canvas.getAllByRole('listitem');
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  await expect(current).toHaveLength(1);
});

/** The parcel is in transit, and the carrier's scans are among the steps. */
export const ShippedWithScans = meta.story({ args: { order: trackedIn(), withParcel: true } });

/** The order is complete: no step is left. */
export const Complete = meta.story({ args: { order: orderIn('order.complete') } });

/** The order was canceled: the last step is marked as failed. */
export const Canceled = meta.story({ args: { order: orderIn('order.cancelled') } });

/** The refund was rejected: the last step is marked as failed. */
export const RefundRejected = meta.story({ args: { order: orderIn('order.refundRejected') } });

/** German steps wrap on a small phone. */
export const German = meta.story({
  globals: { locale: 'de', viewport: { value: 'narrow', isRotated: false } },
  args: { order: trackedIn(), withParcel: true },
});
