import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { cartPage } from '../../stories/shop-pages.ts';
import type { SummaryRow } from './price-summary.tsx';
import { PriceSummary } from './price-summary.tsx';

const subtotal: SummaryRow = { key: 'subtotal', label: 'Subtotal', value: { kind: 'money', amount: 119.8 } };
const shipping: SummaryRow = { key: 'shipping', label: 'Shipping', value: { kind: 'free' } };
const tax: SummaryRow = { key: 'tax', label: 'Tax', value: { kind: 'money', amount: 9.88 } };

const meta = preview.meta({
  component: PriceSummary,
  parameters: { layout: 'padded', shop: cartPage },
  args: { rows: [subtotal, shipping, tax], total: { label: 'Total', amount: 129.68 } },
});

export default meta;

export const Default = meta.story({});
export const WithDiscount = meta.story({
  args: {
    rows: [subtotal, { key: 'saving', label: 'Saving', value: { kind: 'saving', amount: 5 } }, shipping, tax],
    total: { label: 'Total', amount: 124.68 },
  },
});
export const TaxPending = meta.story({
  args: { rows: [subtotal, shipping, { ...tax, value: { kind: 'pending' } }], total: null },
});
export const TaxFailed = meta.story({
  args: {
    rows: [subtotal, shipping, { ...tax, value: { kind: 'unknown', words: 'Couldn’t calculate' } }],
    total: null,
  },
});
/** Paid in points only: no amount in money. */
export const PointsOnly = meta.story({
  args: {
    rows: [{ key: 'points', label: 'Points', value: { kind: 'points', points: 6_000 } }],
    total: { label: 'Total', points: 6_000 },
  },
});

PointsOnly.test('[PAY-01] shows no amount of money', async ({ canvas }) => {
  await expect(canvas.getAllByText('6,000 points')).toHaveLength(2);
  await expect(canvas.queryByText(/\$/)).toBeNull();
});

export const Free = meta.story({
  args: {
    rows: [{ ...subtotal, value: { kind: 'money', amount: 0 } }, shipping],
    total: { label: 'Total', amount: 0 },
  },
});
