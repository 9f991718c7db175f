import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ordersPage } from '../../stories/shop-pages.ts';
import { OrderConfirmation } from './order-confirmation.tsx';

const idle = { status: 'idle' } as const;
const cancel = {
  action: 'cancel',
  ordersn: 'SG20260115000001',
  draft: { reason: null, note: '' },
  sending: idle,
} as const;
const initial = { ...cancel, draft: { reason: 'tooSlow', note: 'I leave on Friday.' } } as const;

const meta = preview.meta({
  component: OrderConfirmation,
  parameters: {
    docs: { story: { inline: false, height: '44rem' } },
    layout: 'padded',
    shop: { ...ordersPage, step: 'Cancel an order.' },
  },
  args: { ask: cancel, on: { onConfirm: fn(), onKeep: fn(), onDraftChange: fn() } },
});

export default meta;

export const CancelOrder = meta.story({});

CancelOrder.test('[BEY-12] focuses the safe button', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep order' })).toHaveFocus());
});

export const ReasonMissing = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Yes, cancel order' })),
});

ReasonMissing.test('[BEY-06] cancels nothing without a reason', async ({ args, canvas }) => {
  await waitFor(() => expect(canvas.getByText('Choose a reason.')).toBeVisible());
  await expect(args.on.onConfirm).not.toHaveBeenCalled();
});

export const ReasonGiven = meta.story({ args: { ask: initial } });
export const Pending = meta.story({ args: { ask: { ...initial, sending: { status: 'pending' } } } });
export const Failed = meta.story({
  args: { ask: { ...initial, sending: { status: 'failed', failure: { kind: 'network' } } } },
});
export const ConfirmReceived = meta.story({ args: { ask: { ...cancel, action: 'confirmReceived' } } });
export const DeleteOrder = meta.story({ args: { ask: { ...cancel, action: 'delete' } } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
