import { Flag } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { ReviewFormProps } from '../../../forms/review-form/review-form.states.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { refusalOf } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import {
  emptyReview,
  lateReview,
  openLine,
  openLines,
  ownReview,
  reviewedLine,
  reviewSent,
  subjectOf,
  writtenReview,
} from '../../../stories/fixtures/reviews.ts';
import { Stage } from '../../../stories/stage.tsx';
import { commentLive } from './comment.live.ts';
import type { CommentState } from './comment.states.ts';
import { CommentScreen } from './comment-screen.tsx';

/** A form has its draft as state; the other states are static. */
type StoryForm = Pick<ReviewFormProps, 'draft'> &
  Partial<Omit<ReviewFormProps, 'draft' | 'sending'>> & {
    readonly sending?: InLocale<ReviewFormProps['sending']>;
  };

interface CommentStoryProps {
  readonly state: InLocale<Exclude<CommentState, { readonly status: 'write' }>> | null;
  readonly form: StoryForm;
  readonly onSend: () => void;
}

function CommentStory({ state, form, onSend }: CommentStoryProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState(form.draft);
  const screenState: CommentState = state?.(locale) ?? {
    status: 'write',
    of: subjectOf(openLine)(locale),
    form: {
      pictures: [],
      closedAt: null,
      onPicture: fn(),
      onSendAgain: fn(),
      onRemove: fn(),
      ...form,
      draft,
      sending: form.sending?.(locale) ?? { status: 'idle' },
      onDraftChange: setDraft,
      onSend,
    },
  };
  return (
    <Stage>
      <CommentScreen state={screenState} />
    </Stage>
  );
}

const args: CommentStoryProps = { state: null, form: { draft: emptyReview }, onSend: fn() };

const meta = preview.meta({
  parameters: { shop: commentLive },
  component: CommentStory,
  subcomponents: { CommentScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Empty = meta.story({ tags: ['p0'] });

Empty.test(
  '[REV-01] shows subject and deadline; stars and text are sufficient',
  async ({ args: { onSend }, canvas, userEvent }) => {
    await expect(canvas.getByText('Review by Feb 6, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars: excellent' }));
    await userEvent.type(canvas.getByLabelText('What should others know?'), 'Light.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit review' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
);

export const Missing = meta.story({ tags: ['p0'], args: { form: { draft: emptyReview, submitted: true } } });
export const TooLate = meta.story({ args: { form: { draft: emptyReview, closedAt: lateReview } } });

TooLate.test('[REV-01] links back to the order after the deadline', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: '1 star: poor' })).toBeDisabled();
  for (const link of canvas.getAllByRole('link', { name: 'Order SG20260102000019' })) {
    await expect(link).toHaveAttribute('href', '/user/order/details/SG20260102000019');
  }
});

export const TooEarly = meta.story({
  args: {
    state: (locale) => ({
      status: 'closed',
      of: { ...subjectOf(openLine)(locale), closesAt: null },
      reason: 'tooEarly',
    }),
  },
});
export const Returned = meta.story({
  args: {
    state: (locale) => ({ status: 'closed', of: subjectOf(openLine)(locale), reason: 'returned' }),
  },
});
export const PhotoTooLarge = meta.story({
  args: {
    form: {
      draft: writtenReview,
      pictures: [{ id: 1, upload: { status: 'failed', name: 'headset.jpg', problem: 'tooLarge' } }],
    },
  },
});
export const Sending = meta.story({
  args: { form: { draft: writtenReview, sending: () => ({ status: 'pending' }) } },
});
export const Sent = meta.story({
  args: { form: { draft: emptyReview, sending: reviewSent('https://community.example.com/detail/41') } },
});

Sent.test('[REV-01] [USER-08] shows the points for sharing, and links back', async ({ canvas }) => {
  await expect(canvas.getByText(/^You earned 50 points for sharing/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'View product' })).toBeVisible();
});

export const Own = meta.story({
  tags: ['p0'],
  args: {
    state: (locale) => ({
      status: 'own',
      of: subjectOf(reviewedLine)(locale),
      review: ownReview(locale),
    }),
  },
});

Own.test('[REV-01] a reviewed line shows the customer’s review instead of a form', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Your review' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Submit review' })).toBeNull();
});

export const OwnChecked = meta.story({
  args: {
    state: (locale) => ({
      status: 'own',
      of: subjectOf(reviewedLine)(locale),
      review: { ...ownReview(locale), published: Flag.no, points: 50 },
    }),
  },
});
export const Choose = meta.story({
  tags: ['p0'],
  args: { state: (locale) => ({ status: 'choose', lines: openLines(locale), older: null }) },
});

Choose.test('[REV-01] each line that can be reviewed has a link', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('link', { name: /^Review / });
  await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/comment\?order=SG\d+&line=\d$/));
});

export const ChooseNone = meta.story({
  args: { state: () => ({ status: 'choose', lines: [], older: null }) },
});

const older = { count: 452, pending: false, onLook: fn() };
export const ChooseOlder = meta.story({
  args: { state: (locale) => ({ status: 'choose', lines: openLines(locale), older }) },
});

ChooseOlder.test('[REV-01] searches older orders on demand', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show 452 older orders' }));
  await expect(older.onLook).toHaveBeenCalledOnce();
});

export const ChooseOlderOnly = meta.story({
  args: { state: () => ({ status: 'choose', lines: [], older }) },
});
export const NotFound = meta.story({
  args: {
    state: (locale) => ({
      status: 'failed',
      failure: {
        kind: 'server',
        message: refusalOf('getOrderLineReview', { ...openLine, line_id: 9 }, { locale }),
      },
    }),
  },
});
export const Failed = meta.story({ tags: ['p0'], args: { state: () => failed(network) } });
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
