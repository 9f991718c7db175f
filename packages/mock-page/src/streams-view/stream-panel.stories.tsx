import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StreamPanel } from './stream-panel.tsx';

const meta = preview.meta({
  title: 'mock page/stream-panel',
  component: StreamPanel,
  parameters: { layout: 'padded', shop: { path: '/__mock#streams' } },
  args: {
    open: 1,
    hold: false,
    kept: 0,
    onPush: fn(async () => {}),
    onHold: fn(async () => {}),
    onDrop: fn(async () => {}),
  },
});

export default meta;

export const Open = meta.story({});

Open.test('holds events and drops streams', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Hold events' }));
  await expect(args.onHold).toHaveBeenCalledWith(true);
  await userEvent.click(canvas.getByRole('button', { name: 'Drop streams' }));
  await expect(args.onDrop).toHaveBeenCalled();
});

export const Nobody = meta.story({ args: { open: 0 } });
export const Held = meta.story({ args: { open: 2, hold: true, kept: 3 } });

Held.test('counts held events and releases them', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText(/3 events on hold/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Release events' }));
  await expect(args.onHold).toHaveBeenCalledWith(false);
});
