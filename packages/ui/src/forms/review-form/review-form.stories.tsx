import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { emptyReview, lateReview, reviewSent, writtenReview } from '../../stories/fixtures/reviews.ts';
import { reviewPage } from '../../stories/shop-pages.ts';
import type { FormPicture } from '../form/picture-fields.tsx';
import type { ReviewDraft, ReviewSending } from './review-form.states.ts';
import { ReviewForm } from './review-form.tsx';

interface ReviewFormStoryProps {
  readonly begin: ReviewDraft;
  readonly pictures: readonly FormPicture[];
  readonly sending: InLocale<ReviewSending>;
  readonly closedAt: number | null;
  readonly submitted: boolean;
  readonly onSend: () => void;
  readonly onSendAgain: (id: number) => void;
}

function ReviewFormStory({ begin, sending, ...props }: ReviewFormStoryProps) {
  const [draft, setDraft] = useState(begin);
  const [isSent, setSent] = useState(false);
  const locale = useLocale();
  return (
    <ReviewForm
      {...props}
      draft={draft}
      sending={(isSent ? reviewSent('') : sending)(locale)}
      onDraftChange={setDraft}
      onPicture={fn()}
      onRemove={fn()}
      onSend={() => {
        props.onSend();
        setSent(true);
      }}
    />
  );
}

const name = 'headset.jpg';
const args: ReviewFormStoryProps = {
  begin: emptyReview,
  pictures: [],
  sending: () => ({ status: 'idle' }),
  closedAt: null,
  submitted: false,
  onSend: fn(),
  onSendAgain: fn(),
};

const meta = preview.meta({
  component: ReviewFormStory,
  parameters: { layout: 'padded', shop: reviewPage },
  args,
});

export default meta;

export const Empty = meta.story({});

Empty.test('[REV-01] shows the reward for sharing a review', async ({ canvas }) => {
  await expect(canvas.getByText('Share it, get 50 points')).toBeVisible();
});

export const Written = meta.story({ args: { begin: writtenReview } });

Written.test('[REV-01] stars and text are sufficient', async ({ args: { onSend }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit review' }));
  await expect(onSend).toHaveBeenCalledOnce();
});

Written.test('[REV-01] [BEY-12] moves the focus to the confirmation', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Submit review' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
});

export const NoStars = meta.story({ args: { begin: { ...writtenReview, stars: '' }, submitted: true } });

NoStars.test(
  '[REV-01] [VAL-01] requires stars, and the summary links to them',
  async ({ args: { onSend }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit review' }));
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Please select a star rating.' }));
    await expect(canvas.getByRole('radio', { name: '1 star: poor' })).toHaveFocus();
    await expect(canvas.getByLabelText('What should others know?')).toHaveValue(writtenReview.content);
  },
);

export const NoContent = meta.story({ args: { begin: { ...emptyReview, stars: '4' }, submitted: true } });

NoContent.test('[REV-01] [VAL-01] requires text', async ({ canvas }) => {
  await expect(canvas.getByLabelText('What should others know?')).toHaveAccessibleDescription(
    /Please enter your comment\./,
  );
});

export const InvalidUrl = meta.story({
  args: { begin: { ...writtenReview, review_url: 'community/41' }, submitted: true },
});
export const TooLate = meta.story({ args: { begin: writtenReview, closedAt: lateReview } });

TooLate.test('[REV-01] rejects a review after 30 days, and retains the draft', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Submit review' })).toBeNull();
  await expect(canvas.getByText(writtenReview.content)).toBeVisible();
  await expect(canvas.getByText(/30 days after delivery/)).toBeVisible();
});

export const Uploading = meta.story({
  args: {
    begin: writtenReview,
    pictures: [{ id: 1, upload: { status: 'uploading', name, fraction: 0.6 } }],
    submitted: true,
  },
});
export const PhotoTooLarge = meta.story({
  args: {
    begin: writtenReview,
    pictures: [{ id: 1, upload: { status: 'failed', name, problem: 'tooLarge' } }],
  },
});

PhotoTooLarge.test(
  '[REV-01] a picture that is too large is reported at once, never dropped silently',
  async ({ args: { onSend }, canvas, userEvent }) => {
    await expect(canvas.getByText('Please upload photo within 2M!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit review' }));
    await expect(onSend).not.toHaveBeenCalled();
  },
);

export const PhotoFormat = meta.story({
  args: {
    begin: writtenReview,
    pictures: [{ id: 1, upload: { status: 'failed', name, problem: 'format' } }],
  },
});
export const Sending = meta.story({
  args: { begin: writtenReview, sending: () => ({ status: 'pending' }) },
});

Sending.test('[REV-01] ignores a second press', async ({ args: { onSend }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit review' }));
  await expect(onSend).not.toHaveBeenCalled();
});

export const Sent = meta.story({ args: { sending: reviewSent('') } });

Sent.test('[REV-01] thanks once', async ({ canvas }) => {
  await expect(canvas.getAllByText(/thank/i)).toHaveLength(1);
});

export const SentShared = meta.story({
  args: { sending: reviewSent('https://community.example.com/detail/41') },
});

SentShared.test('[REV-01] [USER-08] a shared review earns 50 points', async ({ canvas }) => {
  await expect(canvas.getByText(/^You earned 50 points for sharing/)).toBeVisible();
});

export const ServerMessage = meta.story({
  args: { begin: writtenReview, sending: () => ({ status: 'failed', failure: { kind: 'timeout' } }) },
});
export const LongDe = NoContent.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
