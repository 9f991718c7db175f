import { Flag } from '@signal-shop/sdk/contract';
import { makeComment } from '@signal-shop/sdk/testing';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ReviewItem } from './review-item.tsx';

const comment = makeComment(1, {
  name: 'Ada',
  stars: 5,
  content: 'Sits well, sounds better.',
  praise_count: 14,
});
const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Crect width="64" height="64" fill="%23456"/%3E%3C/svg%3E';

const meta = preview.meta({ component: ReviewItem, parameters: { layout: 'padded' }, args: { comment } });

export default meta;

export const Default = meta.story({});
export const WithPhotos = meta.story({ args: { comment: { ...comment, pics: [photo] } } });
export const Liked = meta.story({ args: { comment: { ...comment, praised: Flag.yes } } });
export const Long = meta.story({
  args: {
    comment: { ...comment, content: 'After four hours I had forgotten that I was wearing it. '.repeat(24) },
  },
});

Long.test('folds a long review and opens it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Read all of it' }));
  await expect(canvas.queryByRole('button')).toBeNull();
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
