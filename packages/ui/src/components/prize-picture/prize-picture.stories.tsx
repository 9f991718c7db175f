import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PrizePicture } from './prize-picture.tsx';

const meta = preview.meta({
  component: PrizePicture,
  parameters: { layout: 'padded', shop: { path: '/user/win', scenarios: 'auth.customer' } },
  args: { src: '', icon: 'gift' as const },
});

export default meta;

export const Gift = meta.story({});
export const Coupon = meta.story({ args: { icon: 'ticket' } });
export const Broken = meta.story({ args: { src: '/broken.avif' } });

Broken.test('shows the icon instead of a broken photograph', async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
  await expect(canvasElement.querySelector('img')).toBeNull();
});
