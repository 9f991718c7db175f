import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ordersPage } from '../../stories/shop-pages.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { DialogProps } from './dialog.tsx';
import { Dialog } from './dialog.tsx';

const meta = preview.meta({
  component: Dialog,
  parameters: {
    docs: { story: { inline: false, height: '36rem' } },
    layout: 'padded',
    shop: { ...ordersPage, step: 'Cancel an order.' },
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'Choose your country',
    children: 'Prices and taxes follow the country you ship to.',
    footer: <Button>Continue</Button>,
  },
});

export default meta;

export const Modal = meta.story({});
export const Alert = meta.story({
  args: { role: 'alertdialog', title: 'Delete this order?', children: 'This cannot be undone.' },
});
export const DrawerEnd = meta.story({ args: { placement: 'end', title: 'Your cart' } });
export const SheetBottom = meta.story({ args: { placement: 'bottom', title: 'Filter' } });
export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of a long text.`).map((line) => (
      <p key={line}>{line}</p>
    )),
  },
});
export const WithForm = meta.story({
  args: { title: 'Your email', children: <TextField label="Email" value="" onChange={() => {}} /> },
});

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const OpensAndReturnsFocus = meta.story({ render: (args) => <Opened {...args} /> });

OpensAndReturnsFocus.test('[BEY-12] moves the focus to its title and back', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choose your country' })).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(opener).toHaveFocus());
});

export const EscapeCloses = meta.story({});

EscapeCloses.test('[BEY-12] Escape calls onClose', async ({ args, canvas }) => {
  canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

EscapeCloses.test(
  '[BEY-12] reopens when a second Escape closes it while a request is pending',
  async ({ canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    // Some browsers close the dialog themselves on a second Escape or a back gesture.
    dialog.close();
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
    await expect(dialog.matches(':modal')).toBe(true);
  },
);

export const MaskClosesWithAnimation = meta.story({});

MaskClosesWithAnimation.test(
  '[BEY-12] a press on the backdrop calls onClose',
  async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('dialog') });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);
