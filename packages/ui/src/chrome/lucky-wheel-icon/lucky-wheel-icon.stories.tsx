import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { luckyWheelIconLive } from './lucky-wheel-icon.live.ts';
import { LuckyWheelIcon } from './lucky-wheel-icon.tsx';

const meta = preview.meta({
  parameters: { shop: luckyWheelIconLive },
  component: LuckyWheelIcon,
  args: { onOpen: fn() },
});

export default meta;

export const Idle = meta.story({});

Idle.test('[WHEEL-01] opens the wheel', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Spin the lucky wheel' }));
  await expect(args.onOpen).toHaveBeenCalledOnce();
});

export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } });

ReducedMotion.test('[WHEEL-01] does not animate by itself', async ({ canvas }) => {
  const button = canvas.getByRole('button');
  await expect(button.getAnimations({ subtree: true })).toHaveLength(0);
});
