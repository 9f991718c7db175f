import type { OrderDetail } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/answers.ts';
import { orderIn, sellerIn } from '../../stories/orders.ts';
import { OrderSheet } from './order-sheet.tsx';

function OrderSheetStory({ order }: { readonly order: InLocale<OrderDetail> }) {
  const locale = useLocale();
  return (
    <>
      <h1>Order</h1>
      <OrderSheet order={order(locale)} seller={sellerIn(locale)} />
    </>
  );
}

const meta = preview.meta({
  component: OrderSheetStory,
  parameters: { layout: 'padded' },
  args: { order: orderIn('order.shipped') },
});

export default meta;

export const Invoice = meta.story({});

Invoice.test('[BEY-13] names seller, number, tax and total', async ({ canvas }) => {
  const sheet = canvas.getByRole('article', { name: 'Invoice' });
  await expect(sheet).toHaveTextContent(/Seattle, WA 98101/);
  await expect(sheet).toHaveTextContent(/SG2026/);
  await expect(sheet).toHaveTextContent(/Tax/);
});

export const Unpaid = meta.story({ args: { order: orderIn('order.unpaid') } });
export const Refunded = meta.story({ args: { order: orderIn('order.refunded') } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
