import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SessionList } from './session-list.tsx';

const meta = preview.meta({
  title: 'mock page/session-list',
  component: SessionList,
  parameters: { layout: 'padded', shop: { path: '/__mock#calls' } },
  args: {
    sessions: [
      'default',
      'checkout-test',
      'a-very-long-name-of-a-session-that-a-test-runner-made-out-of-a-title',
      'link-0a1b2c3d4e',
      'link-1a1b2c3d4e',
      'default~cart.many',
      'default~flash.closed,cart.tier-60',
    ],
    current: 'checkout-test',
    onChoose: fn(),
    onRemove: fn(async () => {}),
  },
});

export default meta;

export const Several = meta.story({});

Several.test('removes one session or a group, except the current and the shared one', async (story) => {
  const { args, canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: 'Remove default~cart.many' }));
  await expect(args.onRemove).toHaveBeenCalledWith(['default~cart.many']);
  const [links] = canvas.getAllByRole('button', { name: 'Remove 2' });
  if (links !== undefined) await userEvent.click(links);
  await expect(args.onRemove).toHaveBeenCalledWith(['link-0a1b2c3d4e', 'link-1a1b2c3d4e']);
  await expect(canvas.queryByRole('button', { name: 'Remove checkout-test' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Remove default' })).toBeNull();
});

export const OnlyShared = meta.story({ args: { sessions: ['default'], current: 'default' } });
