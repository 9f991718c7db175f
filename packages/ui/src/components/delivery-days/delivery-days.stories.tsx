import { arrivalWindow } from '@signal-shop/sdk/rules/delivery';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { DeliveryDays } from './delivery-days.tsx';

const thursday = Date.parse('2026-01-15T12:00:00Z') / 1_000;

const meta = preview.meta({
  component: DeliveryDays,
  parameters: { layout: 'padded', shop: goodsPage },
  args: arrivalWindow(thursday, { min_days: 3, max_days: 5 }),
});

export default meta;

export const InOneMonth = meta.story({});

InOneMonth.test('names the month once', async ({ canvas }) => {
  await expect(canvas.getByText(/^Arrives Jan 20\W+22$/)).toBeVisible();
});

export const OverTheEndOfAMonth = meta.story({
  args: arrivalWindow(thursday, { min_days: 10, max_days: 14 }),
});

export const OneDay = meta.story({ args: arrivalWindow(thursday, { min_days: 1, max_days: 1 }) });

export const German = InOneMonth.extend({ globals: { locale: 'de' } });
export const Japanese = InOneMonth.extend({ globals: { locale: 'ja' } });
