import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import { Meter } from './meter.tsx';

const meta = preview.meta({
  component: Meter,
  parameters: { layout: 'padded', shop: profilePage },
  args: { value: 50, label: 'Sold so far' },
});

export default meta;

export const Zero = meta.story({ args: { value: 0 } });
export const Half = meta.story({});
export const Full = meta.story({ args: { value: 100, tone: 'success' } });
export const StockSold = meta.story({ args: { value: 68 } });
export const Clamped = meta.story({ args: { value: 180 } });

Clamped.test('draws and announces at most the maximum', async ({ canvas }) => {
  await expect(canvas.getByRole('meter')).toHaveAttribute('value', '100');
});
