import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { LogisticsState } from '../../../sections/logistics-track/logistics-track.states.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { carrierRefuses, parcelIn, shippedOrder, trackedIn } from '../../../stories/fixtures/tracking.ts';
import { Stage } from '../../../stories/stage.tsx';
import { trackedOrderLive } from './tracked-order.live.ts';
import type { FollowedDetail, TrackedOrderState } from './tracked-order.states.ts';
import { TrackedOrderScreen } from './tracked-order-screen.tsx';

function TrackedOrderStory({ state }: { readonly state: InLocale<TrackedOrderState> }) {
  const now = state(useLocale());
  return (
    <Stage>
      <TrackedOrderScreen
        ordersn={now.status === 'ready' ? now.order.ordersn : shippedOrder.ordersn}
        state={now}
      />
    </Stage>
  );
}

function withOrder(
  parcel: InLocale<LogisticsState>,
  order: InLocale<FollowedDetail> = trackedIn(),
): InLocale<TrackedOrderState> {
  return (locale) => ({ status: 'ready', order: order(locale), parcel: parcel(locale) });
}

const handed = { number: '1Z5550142000327', company: 'UPS' } as const;
const moving = withOrder(parcelIn('logistics.moving'));

const meta = preview.meta({
  parameters: { shop: trackedOrderLive },
  component: TrackedOrderStory,
  subcomponents: { TrackedOrderScreen },
  tags: ['screen', 'p0'],
  args: { state: moving },
});

export default meta;

export const InTransit = meta.story({});

InTransit.test('[SUP-01] shows city and country, and no more of the address', async ({ canvas }) => {
  await expect(canvas.getByText(/^Ships to [^,]+, [A-Z]{2}$/)).toBeVisible();
});

export const NoNumber = meta.story({
  args: { state: withOrder(() => ({ status: 'none' }), trackedIn('order.paid')) },
});
export const NumberPending = meta.story({ args: { state: withOrder(() => ({ status: 'pending' })) } });
export const Delivered = meta.story({
  args: { state: withOrder(parcelIn('logistics.delivered'), trackedIn('order.received')) },
});
export const CarrierFailed = meta.story({
  args: {
    state: withOrder((locale) => ({
      ...failed({ kind: 'server', message: carrierRefuses(locale) }),
      ...handed,
    })),
  },
});
export const ParcelLoading = meta.story({
  args: { state: withOrder(() => ({ status: 'loading', ...handed })) },
});
export const Cancelled = meta.story({
  args: { state: withOrder(() => ({ status: 'none' }), trackedIn('order.cancelled')) },
});
export const AskEmail = meta.story({
  args: {
    state: () => ({
      status: 'ask',
      form: {
        draft: { ...shippedOrder, email: '' },
        state: { status: 'idle' },
        onDraftChange: fn(),
        onFind: fn(),
      },
    }),
  },
});
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
