import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ordersPage } from '../../stories/shop-pages.ts';
import { CopyNumber } from './copy-number.tsx';

const meta = preview.meta({
  component: CopyNumber,
  parameters: { layout: 'padded', shop: ordersPage },
  args: { number: 'SG20260115000001', onCopy: fn(async () => {}) },
});

export default meta;

export const Idle = meta.story({});

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
});

Copied.test('[BEY-13] copies the exact number and announces it', async ({ args, canvas }) => {
  await expect(args.onCopy).toHaveBeenCalledWith('SG20260115000001');
  await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
});

export const Failed = meta.story({
  args: {
    onCopy: fn(async () => {
      throw new Error('not allowed');
    }),
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
});
