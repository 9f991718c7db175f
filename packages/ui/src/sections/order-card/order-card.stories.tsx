import type { OrderSummary } from '@signal-shop/sdk/contract';
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { anOrder, anOrderLine } from '@signal-shop/sdk/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { ordersPage } from '../../stories/shop-pages.ts';
import { OrderCard } from './order-card.tsx';

const order = anOrder({
  ordersn: 'SG20260115000001',
  lines: [anOrderLine({ id: 1 }), anOrderLine({ id: 2 })],
});

function at(
  orderstatus: OrderStatus,
  allowed_actions: OrderSummary['allowed_actions'] = [],
): { order: OrderSummary } {
  return { order: { ...order, orderstatus, allowed_actions } };
}

const meta = preview.meta({
  component: OrderCard,
  parameters: { layout: 'padded', shop: ordersPage },
  args: { order, onAsk: fn(), onCopy: fn(async () => {}) },
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

PaidByPoints.test('[USER-04] shows the price in points', async ({ canvas }) => {
  await expect(canvas.getByText('1,500 points')).toBeVisible();
});

PaidByCard.test('[BEY-25] links to the invoice', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Invoice for order / })).toHaveAttribute(
    'href',
    '/user/order/details/SG20260115000001#invoice',
  );
});

export const ManyLines = meta.story({
  args: { order: { ...order, lines: [1, 2, 3, 4, 5].map((id) => anOrderLine({ id })) } },
});

ManyLines.test('[USER-04] collapses after three lines and expands', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more items' }));
  await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
});

export const ActionPending = meta.story({
  args: { ...at(OrderStatus.shipped, ['track', 'confirmReceived']), pending: 'confirmReceived' },
});
export const ActionFailed = meta.story({
  args: {
    ...at(OrderStatus.cancelled, ['delete']),
    outcome: <InlineAlert tone="warning">This order cannot be cancelled any more.</InlineAlert>,
  },
});

Shipped4.test(
  '[USER-05] [BEY-06] asks for confirmation, and links to the parcel',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm receipt' }));
    await expect(args.onAsk).toHaveBeenCalledWith('confirmReceived');
    await expect(canvas.getByRole('link', { name: 'Track package' })).toHaveAttribute(
      'href',
      '/user/order/details/SG20260115000001#parcel',
    );
  },
);

Paid2.test(
  '[USER-05] [BEY-06] a request about several lines is about all of them, or about one',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return or refund' })).toHaveAttribute(
      'href',
      '/user/order/details/SG20260115000001?after-sales=all',
    );
  },
);
