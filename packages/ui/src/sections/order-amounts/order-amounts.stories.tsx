import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderAmounts } from './order-amounts.tsx';

const known = { subtotal: 139.6, reduction: 10, coupon: 0, shipping: 6.9, tax: 9.4, total: 145.9 };
const open = { subtotal: 139.6, reduction: 10 };

const meta = preview.meta({
  component: OrderAmounts,
  parameters: { layout: 'padded' },
  args: { amounts: known },
});

export default meta;

export const Known = meta.story();
export const FreeShipping = meta.story({ args: { amounts: { ...known, shipping: 0, total: 139 } } });
export const NoReduction = meta.story({ args: { amounts: { ...known, reduction: 0, total: 155.9 } } });
export const WithCoupon = meta.story({ args: { amounts: { ...known, coupon: 12, total: 133.9 } } });
WithCoupon.test('[PAY-01] shows what the coupon takes off', async ({ canvas }) => {
  await expect(canvas.getByText('Coupon')).toBeVisible();
  await expect(canvas.getByText('−$12.00')).toBeVisible();
});
Known.test('[PAY-01] says nothing of a coupon where none was used', async ({ canvas }) => {
  await expect(canvas.queryByText('Coupon')).toBeNull();
});
export const WithPoints = meta.story({ args: { amounts: { ...known, points: 6_000 } } });
WithPoints.test('[PAY-01] points stand beside the money', async ({ canvas }) => {
  await expect(canvas.getByText('6,000 points')).toBeVisible();
  await expect(canvas.getByText('$145.90')).toBeVisible();
});

export const AfterTheAddress = meta.story({ args: { amounts: { ...open, rest: 'later', soFar: 129.6 } } });
export const Pending = meta.story({ args: { amounts: { ...open, rest: 'pending' } } });
export const Unknown = meta.story({ args: { amounts: { ...open, rest: 'unknown' } } });

export const Japanese = meta.story({
  globals: { locale: 'ja' },
  args: {
    amounts: { subtotal: 13_960, reduction: 1_000, coupon: 0, shipping: 690, tax: 940, total: 14_590 },
  },
});
