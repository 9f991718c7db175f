import type { OrderDetail } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { orderIn, sellerIn } from '../../stories/fixtures/orders.ts';
import { orderPage } from '../../stories/shop-pages.ts';
import type { Seller } from './order-sheet.states.ts';
import { OrderSheet } from './order-sheet.tsx';

interface OrderSheetStoryProps {
  readonly order: InLocale<OrderDetail>;
  readonly seller: InLocale<Seller>;
}

function OrderSheetStory({ order, seller }: OrderSheetStoryProps) {
  const locale = useLocale();
  return (
    <>
      <h1>Order</h1>
      <OrderSheet order={order(locale)} seller={seller(locale)} />
    </>
  );
}

const meta = preview.meta({
  component: OrderSheetStory,
  parameters: { layout: 'padded', shop: { ...orderPage, step: 'Print the page.' } },
  args: { order: orderIn('order.shipped'), seller: sellerIn },
});

export default meta;

export const Invoice = meta.story({});

Invoice.test('[BEY-13] shows seller, number, tax and total', async ({ canvas }) => {
  const sheet = canvas.getByRole('article', { name: 'Invoice' });
  await expect(sheet).toHaveTextContent(/Seattle, WA 98101/);
  await expect(sheet).toHaveTextContent(/SG2026/);
  await expect(sheet).toHaveTextContent(/Sales tax/);
});

Invoice.test(
  '[BEY-13] an unknown seller leaves no empty lines',
  { args: { seller: () => ({ address: [], email: '', phone: '' }) } },
  async ({ canvas }) => {
    const [seller] = canvas.getAllByRole('group');
    await expect(seller?.childElementCount).toBe(0);
  },
);

export const Unpaid = meta.story({ args: { order: orderIn('order.unpaid') } });
export const Refunded = meta.story({ args: { order: orderIn('order.refunded') } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
