import type { OrderAction } from '@signal-shop/sdk/contract';
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { anOrder, anOrderLine } from '@signal-shop/sdk/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ordersPage } from '../../stories/shop-pages.ts';
import { OrderActions } from './order-actions.tsx';

function allows(...allowed_actions: OrderAction[]) {
  return {
    order: anOrder({ ordersn: 'SG20260115000001', lines: [anOrderLine({ id: 1 })], allowed_actions }),
  };
}

function finished(paytype: PayType) {
  const { order } = allows('delete');
  return { order: { ...order, orderstatus: OrderStatus.complete, paytype } };
}

const meta = preview.meta({
  component: OrderActions,
  parameters: { layout: 'padded', shop: ordersPage },
  args: { ...allows('pay', 'cancel'), onAsk: fn() },
});

export default meta;

export const Unpaid = meta.story({});

Unpaid.test(
  '[USER-05] asks before it cancels, and links to the payment',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Pay/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAsk).toHaveBeenLastCalledWith('cancel');
  },
);

export const Paid = meta.story({ args: allows('cancel', 'afterSales') });

Paid.test('[USER-05] an order that has not left is canceled, not returned', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Shipped = meta.story({ args: allows('track', 'confirmReceived') });
export const Complete = meta.story({ args: allows('review', 'registerWarranty', 'afterSales', 'delete') });
export const Pending = meta.story({ args: { pending: 'cancel' } });
/** An order whose goods can be bought again. */
export const Again = meta.story({ args: finished(PayType.card) });

Again.test(
  '[BEY-22] a finished order can be ordered again without a question',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('orderAgain');
  },
);

export const AgainPending = meta.story({ args: { ...finished(PayType.card), pending: 'orderAgain' } });

/** Points and free tests have their own ways. */
export const PaidInPoints = meta.story({ args: finished(PayType.points) });

PaidInPoints.test('[BEY-22] an order for points is not ordered again', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Order again' })).toBeNull();
});

export const Small = meta.story({ args: { size: 's' } });
