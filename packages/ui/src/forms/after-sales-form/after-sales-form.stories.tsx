import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AfterSalesStory, sent, storyArgs } from '../../stories/after-sales-story.tsx';
import { voucher } from '../../stories/fixtures/after-sales.ts';
import { network } from '../../stories/fixtures/failures.ts';
import { afterSalesPage } from '../../stories/shop-pages.ts';

const written = {
  ...storyArgs.begin,
  kind: 'return',
  reason: 'defective',
  problem: 'The left side has been silent since yesterday.',
};
const filled = { begin: written, pictures: [voucher] };

const meta = preview.meta({
  component: AfterSalesStory,
  parameters: { layout: 'padded', shop: { ...afterSalesPage, step: 'Go on.' } },
  args: storyArgs,
});

export default meta;

/** Before every request: the customer confirms having contacted customer service. */
export const ContactFirst = meta.story({ args: { contacted: false } });

/** The customer chooses between a return, an exchange and a refund; the fields follow the choice. */
export const ChooseKind = meta.story();

ChooseKind.test('[USER-06] a choice shows the fields that it needs', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByLabelText('Reason')).toBeNull();
  await userEvent.click(canvas.getAllByRole('radio')[0] ?? canvas.getByRole('radio'));
  await expect(canvas.getByLabelText('Reason')).toBeVisible();
});

/** A filled request for a return with a photo. */
export const Return = meta.story({ args: filled });

/** Every required field is empty after a submit: the summary lists them. */
export const Missing = meta.story({
  args: { begin: { ...storyArgs.begin, kind: 'return' }, submitted: true },
});

/** The request is being sent. */
export const Sending = meta.story({ args: { ...filled, sending: () => ({ status: 'pending' }) } });

/** The shop is not reachable: nothing of the draft is lost. */
export const NetworkFailed = meta.story({
  args: { ...filled, sending: () => ({ status: 'failed', failure: network }) },
});

/** The shop's answer with the number of the request, and a link that follows it. */
export const Sent = meta.story({ args: { sending: sent('return') } });

/** The German form on a small phone. */
export const German = meta.story({
  args: filled,
  globals: { locale: 'de', viewport: { value: 'narrow', isRotated: false } },
});
