import type { Note } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { announcementBarLive } from './announcement-bar.live.ts';
import { AnnouncementBar } from './announcement-bar.tsx';

interface AnnouncementStoryProps {
  readonly notices: InLocale<readonly Note[]>;
  readonly onClose: () => void;
}

function AnnouncementStory({ notices, onClose }: AnnouncementStoryProps) {
  return <AnnouncementBar notices={notices(useLocale())} onClose={onClose} />;
}

function noticesOf(scenarios: string): InLocale<readonly Note[]> {
  return (locale) => ask('listNotices', {}, { scenarios, locale }).msg;
}

const meta = preview.meta({
  parameters: { shop: announcementBarLive },
  component: AnnouncementStory,
  args: { notices: noticesOf('notice.many'), onClose: fn() },
});

export default meta;

export const Rotating = meta.story({});
export const Single = meta.story({ args: { notices: noticesOf('notice.one') } });

Single.test('[NOTICE] a single notice has no pause button', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Pause announcements' })).toBeNull();
});

export const Empty = meta.story({ args: { notices: noticesOf('notice.none') } });

Empty.test('[NOTICE] renders nothing without notices', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});

export const Paused = meta.story({
  play: async ({ canvas, userEvent }) => {
    // With reduced motion, the rotation starts paused.
    const pause = canvas.queryByRole('button', { name: 'Pause announcements' });
    if (pause !== null) await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Resume announcements' })).toBeVisible();
  },
});

export const Closed = meta.story({});

Closed.test('[NOTICE] the close button calls onClose', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close announcements' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const LongTextDe = meta.story({
  globals: { locale: 'de' },
  args: { notices: noticesOf('data.long-text') },
});
