import type { OrderSummary } from '@signal-shop/sdk/contract';
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { makeOrder, makeOrderLine } from '@signal-shop/sdk/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderCard } from './order-card.tsx';

const order = makeOrder('SG20260115000001', { lines: [makeOrderLine(1), makeOrderLine(2)] });

function at(
  orderstatus: OrderStatus,
  allowed_actions: OrderSummary['allowed_actions'] = [],
): { order: OrderSummary } {
  return { order: { ...order, orderstatus, allowed_actions } };
}

const meta = preview.meta({
  component: OrderCard,
  parameters: { layout: 'padded' },
  args: { order, onAction: fn() },
});

export default meta;

export const Unpaid0 = meta.story({ args: at(OrderStatus.unpaid, ['pay', 'cancel']) });
export const Pending1 = meta.story({ args: at(OrderStatus.pending) });
export const Paid2 = meta.story({ args: at(OrderStatus.paid, ['afterSales']) });
export const Cancelled3 = meta.story({ args: at(OrderStatus.cancelled, ['delete']) });
export const Shipped4 = meta.story({ args: at(OrderStatus.shipped, ['track', 'confirmReceived']) });
export const Complete5 = meta.story({
  args: at(OrderStatus.complete, ['review', 'registerWarranty', 'delete']),
});
export const Deleted6 = meta.story({ args: at(OrderStatus.deleted) });
export const RefundRequested7 = meta.story({ args: at(OrderStatus.refundRequested) });
export const Refunded8 = meta.story({ args: at(OrderStatus.refunded, ['delete']) });
export const Received9 = meta.story({ args: at(OrderStatus.received, ['review']) });
export const RefundRejected10 = meta.story({ args: at(OrderStatus.refundRejected) });
export const PaidByCard = meta.story({ args: { order: { ...order, paytype: PayType.card } } });
export const PaidByPoints = meta.story({
  args: { order: { ...order, paytype: PayType.points, money: 1_500 } },
});
export const FreeTest = meta.story({ args: { order: { ...order, paytype: PayType.freeTest } } });

PaidByPoints.test('[USER-04] names what was paid in points', async ({ canvas }) => {
  await expect(canvas.getByText('1,500 points')).toBeVisible();
});

export const ManyLines = meta.story({
  args: { order: { ...order, lines: [1, 2, 3, 4, 5].map((id) => makeOrderLine(id)) } },
});

ManyLines.test('[USER-04] folds after three lines and opens', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more items' }));
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
});

export const ActionPending = meta.story({
  args: {
    ...at(OrderStatus.shipped, ['track', 'confirmReceived']),
    action: { status: 'pending', action: 'confirmReceived' },
  },
});
export const ActionFailed = meta.story({
  args: {
    ...at(OrderStatus.cancelled, ['delete']),
    action: { status: 'failed', message: 'Failed to delete, please try again later!' },
  },
});
