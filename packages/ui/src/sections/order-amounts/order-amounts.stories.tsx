import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { orderPage } from '../../stories/shop-pages.ts';
import { OrderAmounts } from './order-amounts.tsx';

const amounts = { subtotal: 139.6, reduction: 10, coupon: 0, shipping: 6.9, tax: 9.4, total: 145.9 };
const open = { subtotal: 139.6, reduction: 10 };

const meta = preview.meta({
  component: OrderAmounts,
  parameters: { layout: 'padded', shop: orderPage },
  args: { amounts, region: 'US' },
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
Known.test('[PAY-01] an order to the United States has a row of sales tax', async ({ canvas }) => {
  await expect(canvas.getByText('Sales tax')).toBeVisible();
  await expect(canvas.queryByText(/VAT/)).toBeNull();
});
Known.test('[PAY-01] shows no coupon if none was used', async ({ canvas }) => {
  await expect(canvas.queryByText('Coupon')).toBeNull();
});
export const WithPoints = meta.story({ args: { amounts: { ...amounts, points: 6_000 } } });
WithPoints.test('[PAY-01] shows points beside the money', async ({ canvas }) => {
  await expect(canvas.getByText('6,000 points')).toBeVisible();
  await expect(canvas.getByText('$145.90')).toBeVisible();
});

/** Outside the United States: the prices include value added tax. */
export const VatIncluded = meta.story({
  args: { amounts: { ...amounts, tax: 0, included_tax: 25.52, total: 136.5 }, region: 'IE' },
});
VatIncluded.test('[PAY-01] the total includes VAT, without a row of tax', async ({ canvas }) => {
  await expect(canvas.getByText('Total (incl. VAT)')).toBeVisible();
  await expect(canvas.getByText('Includes $25.52 VAT')).toBeVisible();
  await expect(canvas.queryByText(/tax/i)).toBeNull();
});
/** Australia calls its tax GST, Japan consumption tax. */
export const GstIncluded = meta.story({
  args: { amounts: { ...amounts, tax: 0, included_tax: 12.41, tax_kind: 'gst', total: 136.5 }, region: 'AU' },
});
GstIncluded.test('[BEY-34] names the tax as the country does', async ({ canvas }) => {
  await expect(canvas.getByText('Total (incl. GST)')).toBeVisible();
  await expect(canvas.getByText('Includes $12.41 GST')).toBeVisible();
  await expect(canvas.queryByText(/VAT/)).toBeNull();
});
export const ConsumptionTaxIncluded = meta.story({
  args: {
    amounts: { ...amounts, tax: 0, included_tax: 12.41, tax_kind: 'consumption', total: 136.5 },
    region: 'JP',
  },
});
ConsumptionTaxIncluded.test('[BEY-34] names the tax of Japan', async ({ canvas }) => {
  await expect(canvas.getByText('Total (incl. consumption tax)')).toBeVisible();
  await expect(canvas.getByText('Includes $12.41 consumption tax')).toBeVisible();
});
/** A server that adds a tax outside the United States. */
export const TaxAdded = meta.story({ args: { region: 'IE' } });
TaxAdded.test(
  '[PAY-01] a tax that is added has a row, and the total does not say that it includes VAT',
  async ({ canvas }) => {
    await expect(canvas.getByText('Tax')).toBeVisible();
    await expect(canvas.getByText('Total')).toBeVisible();
  },
);

export const AfterTheAddress = meta.story({
  args: { amounts: { ...open, rest: 'later', soFar: 129.6 }, region: null },
});
AfterTheAddress.test(
  '[PAY-01] says which prices include tax while the country is unknown',
  async ({ canvas }) => {
    await expect(canvas.getByText(/^Sales tax is added for US addresses/)).toBeVisible();
  },
);
export const Pending = meta.story({ args: { amounts: { ...open, rest: 'pending' } } });
export const Unknown = meta.story({ args: { amounts: { ...open, rest: 'unknown' } } });

export const Japanese = meta.story({
  globals: { locale: 'ja' },
  args: {
    amounts: { subtotal: 13_960, reduction: 1_000, coupon: 0, shipping: 690, tax: 0, total: 13_650 },
    region: 'JP',
  },
});
