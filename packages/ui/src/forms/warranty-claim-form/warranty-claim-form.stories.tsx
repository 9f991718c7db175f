import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { sentClaim } from '../../stories/fixtures/after-sales.ts';
import { ask, refusalOf } from '../../stories/fixtures/answers.ts';
import { avatarOptions } from '../../stories/fixtures/profiles.ts';
import type { PictureFormStoryProps } from '../../stories/picture-form-story.ts';
import { pictureFormArgs } from '../../stories/picture-form-story.ts';
import type { ClaimPicture, ClaimSending } from './warranty-claim-form.states.ts';
import { WarrantyClaimForm } from './warranty-claim-form.tsx';

type ClaimStoryProps = PictureFormStoryProps<string, ClaimSending>;

function ClaimStory({ begin, sending, ...props }: ClaimStoryProps) {
  const [problem, setProblem] = useState(begin);
  const [isSent, setSent] = useState(false);
  const locale = useLocale();
  return (
    <WarrantyClaimForm
      {...props}
      support={ask('getContact', {}, { locale }).msg}
      problem={problem}
      sending={isSent ? sentClaim : sending(locale)}
      onProblem={setProblem}
      onPicture={fn()}
      onRemove={fn()}
      onSend={() => {
        props.onSend();
        setSent(true);
      }}
    />
  );
}

const name = 'wheel.jpg';
const arrived = (id: number): ClaimPicture => ({
  id,
  upload: { status: 'uploaded', name, url: avatarOptions('en').avatar },
});
const written = 'The wheel slips when I scroll fast.';
const args: ClaimStoryProps = pictureFormArgs('');

const meta = preview.meta({
  component: ClaimStory,
  parameters: {
    layout: 'padded',
    shop: { path: '/user/warranty', scenarios: 'auth.customer', step: 'Press “Report a defect”.' },
  },
  args,
});

export default meta;

export const ContactFirst = meta.story({ args: { contacted: false } });

ContactFirst.test(
  '[USER-07] requires contact with customer service before a claim',
  async ({ args: { onContacted }, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('What’s wrong?')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'I’ve contacted customer service' }));
    await expect(onContacted).toHaveBeenCalledOnce();
  },
);

export const Empty = meta.story({});
export const MissingFields = meta.story({ args: { submitted: true } });

MissingFields.test(
  '[VAL-01] requires problem and picture',
  async ({ args: { onSend }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit report' }));
    await expect(onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: /2/ })).toHaveFocus();
  },
);

export const OutOfWarranty = meta.story({
  args: {
    begin: written,
    pictures: [arrived(1)],
    sending: (locale) => ({
      status: 'failed',
      failure: {
        kind: 'server',
        message: refusalOf(
          'claimWarranty',
          {
            ordersn: 'SG20260102000019',
            line_id: 1,
            problem: written,
            credentials: ['/api/pictures/00ec93d236b3144d92699a766368684a.png'],
          },
          { locale },
        ),
      },
    }),
  },
});
export const Uploading = meta.story({
  args: {
    begin: written,
    pictures: [arrived(1), { id: 2, upload: { status: 'uploading', name, fraction: 0.35 } }],
    submitted: true,
  },
});

Uploading.test('[USER-07] waits for a pending upload', async ({ args: { onSend }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit report' }));
  await expect(onSend).not.toHaveBeenCalled();
});

export const PictureFailed = meta.story({
  args: {
    begin: written,
    pictures: [arrived(1), { id: 2, upload: { status: 'failed', name, problem: { kind: 'network' } } }],
  },
});

PictureFailed.test('[USER-07] retrying a picture preserves the text', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onSendAgain).toHaveBeenCalledWith(2);
  await expect(canvas.getByLabelText('What’s wrong?')).toHaveValue(written);
});

PictureFailed.test(
  '[USER-07] one failed picture of several blocks the claim, shows its error in its slot, and loses nothing',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit report' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: /^A photo didn’t upload/ }));
    const failed = canvas.getByLabelText('Photo 2');
    await expect(failed).toHaveFocus();
    await expect(failed).toBeInvalid();
    await expect(canvas.getByLabelText('Photo 1')).toBeValid();
    await expect(canvas.getAllByRole('button', { name: 'Remove' })).toHaveLength(2);
    await expect(canvas.getByLabelText('What’s wrong?')).toHaveValue(written);
  },
);

export const NinePictures = meta.story({
  args: { begin: written, pictures: Array.from({ length: 9 }, (_, index) => arrived(index + 1)) },
});
export const Sending = meta.story({
  args: { begin: written, pictures: [arrived(1)], sending: () => ({ status: 'pending' }) },
});
export const Sent = meta.story({
  args: { sending: () => sentClaim },
});

Sent.test('[USER-07] a sent claim has a number, and a page that tracks it', async ({ canvas }) => {
  await expect(canvas.getByText(/WC20260115000001/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'View your request' })).toHaveAttribute(
    'href',
    expect.stringContaining('AS20260115000001'),
  );
});
export const ServerMessage = meta.story({
  args: {
    begin: written,
    pictures: [arrived(1)],
    sending: () => ({ status: 'failed', failure: { kind: 'timeout' } }),
  },
});
ServerMessage.test(
  '[USER-07] [BEY-12] a successful retry moves the focus to the shop’s answer',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Submit report' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Your report has arrived')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
);

export const LongDe = MissingFields.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
