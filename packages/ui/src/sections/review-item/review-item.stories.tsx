import { Flag } from '@signal-shop/sdk/contract';
import { aComment } from '@signal-shop/sdk/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { svgPicture } from '../../stories/svg-picture.ts';
import { ReviewItem } from './review-item.tsx';

const comment = aComment({
  id: 1,
  name: 'Ada',
  stars: 5,
  content: 'Sits well, sounds better.',
  praise_count: 14,
});
const photo = svgPicture(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#456"/></svg>',
);

const meta = preview.meta({
  component: ReviewItem,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { comment, onPraise: fn() },
});

export default meta;

export const Default = meta.story({});

Default.test('[DET-03] a review can be marked helpful', async ({ args: { onPraise }, canvas, userEvent }) => {
  const thumb = canvas.getByRole('button', { name: 'Ada’s review is helpful' });
  await expect(thumb).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(thumb);
  await expect(onPraise).toHaveBeenCalledOnce();
});

export const Verified = meta.story({ args: { comment: { ...comment, verified: Flag.yes } } });

Verified.test('[BEY-05] a verified purchase is labeled', async ({ canvas }) => {
  await expect(canvas.getByText('Verified purchase')).toBeVisible();
});

export const LikePending = meta.story({ args: { pending: true } });

LikePending.test(
  '[DET-03] a pending vote is not sent again',
  async ({ args: { onPraise }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /is helpful$/ }));
    await expect(onPraise).not.toHaveBeenCalled();
  },
);

export const LikeFailed = meta.story({ args: { failed: true } });

LikeFailed.test(
  '[DET-03] a failed vote is reported at its button and can be retried',
  async ({ args: { onPraise }, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That didn’t go through.');
    await userEvent.click(canvas.getByRole('button', { name: /is helpful$/ }));
    await expect(onPraise).toHaveBeenCalledOnce();
  },
);

export const Own = meta.story({ args: { comment: { ...comment, verified: Flag.yes, own: Flag.yes } } });

Own.test('[BEY-05] labels the reader’s review', async ({ canvas }) => {
  await expect(canvas.getByText('Your review')).toBeVisible();
});

export const WithPhotos = meta.story({ args: { comment: { ...comment, pics: [photo] } } });
export const PhotoBroken = meta.story({ args: { comment: { ...comment, pics: ['data:,', photo] } } });

PhotoBroken.test('[L09] a photo that fails to load is left out', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('img', { name: /^Photo / })).toHaveLength(1));
  await expect(canvas.getByRole('img', { name: 'Photo 1 by Ada' })).toBeVisible();
});

export const Liked = meta.story({ args: { comment: { ...comment, praised: Flag.yes } } });
export const Long = meta.story({
  args: {
    comment: { ...comment, content: 'After four hours I had forgotten that I was wearing it. '.repeat(24) },
  },
});

Long.test('collapses a long review and expands it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Read more' }));
  await expect(canvas.queryByRole('button', { name: 'Read more' })).toBeNull();
});

export const Cjk = meta.story({
  globals: { locale: 'ja' },
  args: {
    comment: {
      ...comment,
      name: '健',
      content: '四時間つけていても、つけていることを忘れてしまうほど軽いです。',
    },
  },
});
