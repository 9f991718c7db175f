import preview from '../../../../../.storybook/preview.tsx';
import type { TimelineEntry } from './timeline.tsx';
import { Timeline } from './timeline.tsx';

const names = ['Ordered', 'Paid', 'Shipped', 'Received'];

function upTo(current: number): TimelineEntry[] {
  return names.map((title, place): TimelineEntry => {
    const common = { key: title, title };
    if (place < current) return { ...common, time: `${9 + place} Jan 2026`, state: 'done' };
    return { ...common, state: place === current ? 'current' : 'ahead' };
  });
}

const meta = preview.meta({
  component: Timeline,
  parameters: { layout: 'padded' },
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
      { key: 'cancelled', title: 'Cancelled', time: '10 Jan 2026', note: 'At your wish.', state: 'failed' },
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
