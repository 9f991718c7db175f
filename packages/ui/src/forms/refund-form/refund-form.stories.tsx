import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AfterSalesStory, refused, sent, storyArgs } from '../../stories/after-sales-story.tsx';
import { offerIn, voucher } from '../../stories/fixtures/after-sales.ts';
import { afterSalesPage } from '../../stories/shop-pages.ts';

const name = 'left-side.jpg';
const written = {
  ...storyArgs.begin,
  kind: 'return',
  reason: 'defective',
  problem: 'The left side has been silent since yesterday.',
};
const filled = { begin: written, pictures: [voucher] };

const meta = preview.meta({
  component: AfterSalesStory,
  parameters: { layout: 'padded', shop: { ...afterSalesPage, step: 'Go on, and choose “Return it”.' } },
  args: { ...storyArgs, begin: { ...storyArgs.begin, kind: 'return' } },
});

export default meta;

export const ContactFirst = meta.story({ args: { contacted: false } });

ContactFirst.test(
  '[USER-06] requires contact with customer service before a request',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'More ways to contact us' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I’ve contacted customer service' }));
    await expect(args.onContacted).toHaveBeenCalledOnce();
    // The button unmounts: the focus moves to the container of the form.
    await expect(canvas.getByText('Talk to us first').closest('[tabindex="-1"]')).toHaveFocus();
  },
);

export const Empty = meta.story({});
export const MissingKind = meta.story({ args: { begin: storyArgs.begin, submitted: true } });
export const MissingReason = meta.story({
  args: { begin: { ...written, reason: '' }, pictures: [voucher], submitted: true },
});

MissingReason.test(
  '[VAL-01] [USER-06] the summary links to the reason',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request return' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a reason.' }));
    await expect(canvas.getByLabelText('Reason')).toHaveFocus();
  },
);

export const MissingVoucher = meta.story({ args: { begin: written, submitted: true } });

MissingVoucher.test('[VAL-01] [USER-06] requires a picture', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Request return' }));
  await expect(args.onSend).not.toHaveBeenCalled();
  await expect(canvas.getByRole('region', { name: 'Please check one field' })).toHaveTextContent(
    'Add a photo of the item or receipt.',
  );
});

export const QuantityExceeds = meta.story({
  args: filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '3{Enter}');
  },
});

QuantityExceeds.test(
  '[USER-06] [ERR-01] U11 a quantity above the purchased one is reset, with a message',
  async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2');
    await expect(canvas.getByText('You can’t return more than you bought.')).toBeVisible();
  },
);

export const QuantityBelowOne = meta.story({
  args: filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '0{Enter}');
  },
});

QuantityBelowOne.test(
  '[USER-06] [ERR-01] U11 a quantity below one becomes one, with a message',
  async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
    await expect(canvas.getByText('Quantity must be at least 1.')).toBeVisible();
  },
);

export const Uploading = meta.story({
  args: {
    begin: written,
    pictures: [voucher, { id: 2, upload: { status: 'uploading', name, fraction: 0.6 } }],
  },
});
export const UploadFailed = meta.story({
  args: {
    begin: written,
    pictures: [{ id: 2, upload: { status: 'failed', name, problem: { kind: 'network' } } }],
  },
});

UploadFailed.test(
  '[USER-06] U07 a failed picture can be retried without losing the text',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSendAgain).toHaveBeenCalledWith(2);
    await expect(canvas.getByLabelText('What is the problem?')).toHaveValue(written.problem);
  },
);

export const TooLarge = meta.story({
  args: { begin: written, pictures: [{ id: 1, upload: { status: 'failed', name, problem: 'tooLarge' } }] },
});

TooLarge.test('[USER-06] [ERR-01] shows the specified message', async ({ canvas }) => {
  await expect(canvas.getByText('Please upload photo within 2M!')).toBeVisible();
});

export const Format = meta.story({
  args: { begin: written, pictures: [{ id: 1, upload: { status: 'failed', name, problem: 'format' } }] },
});

Format.test('[USER-06] [ERR-01] shows the specified message', async ({ canvas }) => {
  await expect(canvas.getByText('Invalid image format')).toBeVisible();
});

export const Sending = meta.story({ args: { ...filled, sending: () => ({ status: 'pending' }) } });

Sending.test('[USER-06] [U13] is not sent twice', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Request return' }));
  await expect(args.onSend).not.toHaveBeenCalled();
});

export const Sent = meta.story({ args: { sending: sent('return') } });
export const ServerMessage = meta.story({
  args: {
    ...filled,
    sending: (locale) => ({
      status: 'failed',
      failure: { kind: 'server', message: refused('return', { contacted: 0 })(locale) },
    }),
  },
});
export const QuantityRefused = meta.story({
  args: {
    ...filled,
    sending: (locale) => ({
      status: 'refused',
      refusal: { field: 'quantity', message: refused('return', { goodsnumber: 3 })(locale) },
    }),
  },
});

QuantityRefused.test(
  '[USER-06] [ERR-02] the server’s message is at the quantity field',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'You can’t return more than you bought.' }));
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
    await expect(canvas.getByRole('spinbutton')).toBeInvalid();
  },
);

export const MoneyOnly = meta.story({
  args: { offer: offerIn('order.paid', 1), begin: storyArgs.begin },
});
export const LongDe = MissingVoucher.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
