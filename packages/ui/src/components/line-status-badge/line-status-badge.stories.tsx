import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { orderPage } from '../../stories/shop-pages.ts';
import { LineStatusBadge } from './line-status-badge.tsx';

const meta = preview.meta({
  component: LineStatusBadge,
  parameters: { layout: 'padded', shop: orderPage },
  args: { status: null },
});

export default meta;

export const UnknownNull = meta.story({ args: { status: null } });
export const Unshipped1 = meta.story({ args: { status: 1 } });
export const Shipped2 = meta.story({ args: { status: 2 } });
export const PendingRefund3 = meta.story({ args: { status: 3 } });
export const Refunded4 = meta.story({ args: { status: 4 } });
export const TrackingToAdd5 = meta.story({ args: { status: 5 } });
export const Cancelled6 = meta.story({ args: { status: 6 } });
export const Received8 = meta.story({ args: { status: 8 } });
export const Complete9 = meta.story({ args: { status: 9 } });
export const Rejected10 = meta.story({ args: { status: 10 } });
export const SalesReturn11 = meta.story({ args: { status: 11 } });

export const All = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen>
      {[null, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11].map((code) => (
        <LineStatusBadge key={code} status={code} />
      ))}
    </Specimen>
  ),
});
