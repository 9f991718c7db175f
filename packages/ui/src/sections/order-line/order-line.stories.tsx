import { OrderLineStatus } from '@signal-shop/sdk/contract';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import { anOrderLine, fixedNow } from '@signal-shop/sdk/testing';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ClockContext } from '../../components/countdown/clock-context.ts';
import { storyNowMs } from '../../foundations/stories/fixtures.ts';
import { orderPage } from '../../stories/shop-pages.ts';
import { OrderLine } from './order-line.tsx';

const stillClock = () => storyNowMs;
const line = anOrderLine({
  id: 1,
  goods_name: 'M625 Mouse, ultraviolet',
  goods_unit: 'M625',
  goods_kind: 'mouse',
  goods_color: 'violet',
  goodscolor: 'Ultraviolet',
  price: 34.9,
  line_status: null,
});

const meta = preview.meta({
  component: OrderLine,
  parameters: { layout: 'padded', shop: orderPage },
  args: { line },
  render: (args) => (
    <ClockContext value={stillClock}>
      <OrderLine {...args} />
    </ClockContext>
  ),
});

export default meta;

export const UnknownNull = meta.story({});
export const Unshipped1 = meta.story({ args: { line: { ...line, line_status: OrderLineStatus.unshipped } } });
export const Shipped2 = meta.story({ args: { line: { ...line, line_status: OrderLineStatus.shipped } } });
export const PendingRefund3 = meta.story({
  args: { line: { ...line, line_status: OrderLineStatus.pendingRefund } },
});
export const Refunded4 = meta.story({ args: { line: { ...line, line_status: OrderLineStatus.refunded } } });
export const TrackingToAdd5 = meta.story({
  args: { line: { ...line, line_status: OrderLineStatus.trackingToAdd } },
});
export const Cancelled6 = meta.story({ args: { line: { ...line, line_status: OrderLineStatus.cancelled } } });
export const Received8 = meta.story({ args: { line: { ...line, line_status: OrderLineStatus.received } } });
export const Complete9 = meta.story({ args: { line: { ...line, line_status: OrderLineStatus.complete } } });
export const Rejected10 = meta.story({ args: { line: { ...line, line_status: OrderLineStatus.rejected } } });
export const RejectedWhy = meta.story({
  args: {
    line: {
      ...line,
      line_status: OrderLineStatus.rejected,
      after_sales_rejection: 'The photo doesn’t show the item or its receipt.',
    },
  },
});

RejectedWhy.test('[USER-06] gives the shop’s reason for a rejection', async ({ canvas }) => {
  await expect(canvas.getByText(/doesn’t show the item/)).toBeVisible();
});

export const SalesReturn11 = meta.story({
  args: { line: { ...line, line_status: OrderLineStatus.salesReturn } },
});

const received = { ...line, line_status: OrderLineStatus.received };

export const WithReview = meta.story({ args: { line: { ...received, cid: 41 } } });
export const WarrantyActive = meta.story({
  args: { line: { ...received, qtime: fixedNow - 30 * daySeconds, baotime: fixedNow + 335 * daySeconds } },
});
export const WarrantyOver = meta.story({
  args: { line: { ...received, qtime: fixedNow - 400 * daySeconds, baotime: fixedNow - 35 * daySeconds } },
});
export const WarrantyClaim = meta.story({ args: { line: { ...received, baoday: 12 } } });
