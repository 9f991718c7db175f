import type { OrderDetail } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { orderIn } from '../../stories/fixtures/orders.ts';
import { orderPage } from '../../stories/shop-pages.ts';
import { OrderHeader } from './order-header.tsx';

interface OrderHeaderStoryProps {
  readonly order: InLocale<OrderDetail>;
  readonly onAsk: (action: string) => void;
}

function OrderHeaderStory({ order, onAsk }: OrderHeaderStoryProps) {
  return (
    <>
      <h1>Order</h1>
      <OrderHeader order={order(useLocale())} onAsk={onAsk} onCopy={fn(async () => {})} onPrint={fn()} />
    </>
  );
}

const meta = preview.meta({
  component: OrderHeaderStory,
  parameters: { layout: 'padded', shop: orderPage },
  args: { order: orderIn('order.paid'), onAsk: fn() },
});

export default meta;

export const Unpaid0 = meta.story({ args: { order: orderIn('order.unpaid') } });
export const Pending1 = meta.story({ args: { order: orderIn('order.pending') } });
export const Paid2 = meta.story({});
export const Cancelled3 = meta.story({ args: { order: orderIn('order.cancelled') } });
export const Shipped4 = meta.story({ args: { order: orderIn('order.shipped') } });
export const Complete5 = meta.story({ args: { order: orderIn('order.complete') } });
export const Deleted6 = meta.story({ args: { order: orderIn('order.deleted') } });
export const RefundRequested7 = meta.story({ args: { order: orderIn('order.refundRequested') } });
export const Refunded8 = meta.story({ args: { order: orderIn('order.refunded') } });
export const Received9 = meta.story({ args: { order: orderIn('order.received') } });
export const RefundRejected10 = meta.story({ args: { order: orderIn('order.refundRejected') } });

Unpaid0.test(
  '[USER-05] [BEY-06] offers exactly the allowed actions, with their deadlines',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toBeVisible();
    await expect(canvas.getByText(/^Pay by /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onAsk).toHaveBeenCalledWith('cancel');
  },
);

Pending1.test('[BEY-06] offers no actions if the order allows none', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
  const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
  await expect(names.filter((name) => !name.startsWith('Copy'))).toEqual(['Print']);
});
