import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { UnpaidOrderProps } from './unpaid-order.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';

const args: UnpaidOrderProps = {
  order: { ordersn: 'SG20260115000001', money: 98.83, currency: 'USD' },
  onFollow: fn(),
};

const meta = preview.meta({
  component: UnpaidOrder,
  parameters: { layout: 'padded', shop: { path: '/car', scenarios: 'auth.customer' } },
  args,
});

export default meta;

export const Default = meta.story({});

Default.test('[PAY-02] leads to the payment and to the order', async ({ canvas }) => {
  await expect(canvas.getByText(/SG20260115000001, \$98\.83/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    '/pay?ordersn=SG20260115000001',
  );
  await expect(canvas.getByRole('link', { name: 'View or cancel' })).toHaveAttribute(
    'href',
    '/user/order/details/SG20260115000001',
  );
});

export const LongDe = Default.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
