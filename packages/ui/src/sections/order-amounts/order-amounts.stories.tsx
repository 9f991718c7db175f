import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderAmounts } from './order-amounts.tsx';

const amounts = { subtotal: 139.6, reduction: 10, coupon: 0, shipping: 6.9, tax: 9.4, total: 145.9 };
const open = { subtotal: 139.6, reduction: 10 };

const meta = preview.meta({
  component: OrderAmounts,
  parameters: { layout: 'padded' },
  args: { amounts: amounts },
});

export default meta;

export const Known = meta.story();
export const FreeShipping = meta.story({ args: { amounts: { ...amounts, shipping: 0, total: 139 } } });
export const NoReduction = meta.story({ args: { amounts: { ...amounts, reduction: 0, total: 155.9 } } });
export const WithCoupon = meta.story({ args: { amounts: { ...amounts, coupon: 12, total: 133.9 } } });
WithCoupon.test('[PAY-01] shows the discount of the coupon', async ({ canvas }) => {
  await expect(canvas.getByText('Coupon')).toBeVisible();
  await expect(canvas.getByText('−$12.00')).toBeVisible();
});
Known.test('[PAY-01] shows no coupon if none was used', async ({ canvas }) => {
  await expect(canvas.queryByText('Coupon')).toBeNull();
});
export const WithPoints = meta.story({ args: { amounts: { ...amounts, points: 6_000 } } });
WithPoints.test('[PAY-01] shows points beside the money', async ({ canvas }) => {
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
