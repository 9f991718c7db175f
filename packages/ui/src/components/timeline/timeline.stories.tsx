import preview from '../../../../../.storybook/preview.tsx';
import { parcelPage } from '../../stories/shop-pages.ts';
import type { TimelineEntry } from './timeline.tsx';
import { Timeline } from './timeline.tsx';

const names = ['Ordered', 'Paid', 'Shipped', 'Received'];

function upTo(current: number): TimelineEntry[] {
  return names.map((title, index): TimelineEntry => {
    const common = { key: title, title };
    if (index < current) return { ...common, time: `${9 + index} Jan 2026`, state: 'done' };
    return { ...common, state: index === current ? 'current' : 'ahead' };
  });
}

const meta = preview.meta({
  component: Timeline,
  parameters: { layout: 'padded', shop: parcelPage },
  args: { label: 'How your order went on', entries: upTo(1) },
});

export default meta;

export const OrderUnpaid = meta.story({});
export const OrderPaid = meta.story({ args: { entries: upTo(2) } });
export const OrderShipped = meta.story({ args: { entries: upTo(3) } });
export const OrderComplete = meta.story({ args: { entries: upTo(4) } });
export const OrderCancelled = meta.story({
  args: {
    entries: [
      ...upTo(1).slice(0, 1),
      { key: 'cancelled', title: 'Canceled', time: '10 Jan 2026', note: 'At your wish.', state: 'failed' },
    ],
  },
});
export const OrderRefund = meta.story({
  args: {
    entries: [
      ...upTo(4),
      { key: 'refund', title: 'Refund requested', note: 'We answer within 24 hours.', state: 'current' },
    ],
  },
});

/** The carrier's events, newest first: all but the first are past. */
export const ParcelEvents = meta.story({
  args: {
    label: 'Tracking history, newest first',
    entries: [
      {
        key: '3',
        title: 'Out for delivery',
        time: '15 Jan 2026, 08:12',
        note: 'Seattle, US',
        state: 'current',
      },
      {
        key: '2',
        title: 'Arrived at the depot',
        time: '14 Jan 2026, 19:40',
        note: 'Seattle, US',
        state: 'done',
      },
      { key: '1', title: 'Handed over', time: '12 Jan 2026, 16:05', note: 'Louisville, US', state: 'done' },
    ],
  },
});

export const ParcelEmpty = meta.story({
  args: { entries: [], empty: 'The carrier has the tracking number but hasn’t scanned the package yet.' },
});
