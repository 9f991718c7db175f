import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { cartPage } from '../../stories/shop-pages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = preview.meta({
  component: ConfirmDialog,
  parameters: {
    docs: { story: { inline: false, height: '24rem' } },
    layout: 'padded',
    shop: { ...cartPage, step: 'Remove an item.' },
  },
  args: {
    open: true,
    title: 'Remove this item?',
    text: 'K9 Wireless Headset, ember leaves your cart.',
    confirmLabel: 'Remove',
    keepLabel: 'Keep request',
    onConfirm: fn(),
    onKeep: fn(),
  },
});

export default meta;

export const DeleteCartItem = meta.story({});
export const DeleteOrder = meta.story({
  args: {
    title: 'Delete this order?',
    text: 'It’ll be removed from your list for good.',
    confirmLabel: 'Delete order',
  },
});
export const ConfirmReceived = meta.story({
  args: {
    tone: 'neutral',
    title: 'Did everything arrive?',
    text: 'The order is then complete and can be reviewed.',
    confirmLabel: 'Yes, everything',
    keepLabel: 'Not yet',
  },
});
export const CancelOrder = meta.story({
  args: { title: 'Cancel this order?', text: 'Nothing will be charged.', confirmLabel: 'Cancel order' },
});
export const Pending = meta.story({ args: { pending: true } });
export const Failed = meta.story({ args: { failure: 'Failed to delete, please try again later!' } });
export const KeepIsDefault = meta.story({});

KeepIsDefault.test('[BEY-12] focuses the safe button', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep request' })).toHaveFocus());
});

export const PressBeside = meta.story({});

PressBeside.test(
  '[BEY-12] a press beside the dialog gives no answer',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('alertdialog'));
    await expect(args.onKeep).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
);
