import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AfterSalesStory, refused, sent, storyArgs } from '../../stories/after-sales-story.tsx';
import { voucher } from '../../stories/fixtures/after-sales.ts';
import { afterSalesPage } from '../../stories/shop-pages.ts';

const written = {
  ...storyArgs.begin,
  kind: 'exchange',
  reason: 'defective',
  problem: 'The wheel slips when I scroll fast.',
};
const filled = { begin: written, pictures: [voucher] };

const meta = preview.meta({
  component: AfterSalesStory,
  parameters: { layout: 'padded', shop: { ...afterSalesPage, step: 'Go on, and choose “Exchange it”.' } },
  args: { ...storyArgs, begin: { ...storyArgs.begin, kind: 'exchange' } },
});

export default meta;

export const Empty = meta.story({});
export const MissingProblem = meta.story({
  args: { begin: { ...written, problem: '  ' }, pictures: [voucher], submitted: true },
});

MissingProblem.test(
  '[VAL-01] [USER-06] a blank description is missing',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request exchange' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('What is the problem?')).toBeInvalid();
  },
);

export const QuantityExceeds = meta.story({
  args: filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '9{Enter}');
  },
});
export const Sending = meta.story({ args: { ...filled, sending: () => ({ status: 'pending' }) } });
export const Sent = meta.story({ args: { sending: sent('exchange') } });
export const ServerMessage = meta.story({
  args: {
    ...filled,
    sending: (locale) => ({
      status: 'failed',
      failure: { kind: 'server', message: refused('exchange', {}, 'return.day-46')(locale) },
    }),
  },
});

ServerMessage.test(
  '[USER-06] [BEY-12] a successful retry moves the focus to the shop’s answer',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Request exchange' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
);
