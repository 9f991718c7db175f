import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { communityNavigation } from '../../stories/fixtures/community.ts';
import { BlockedTab, CommunityLink } from './community-link.tsx';

interface LinkStoryProps {
  readonly onOpen: (path: string) => boolean;
}

function LinkStory({ onOpen }: LinkStoryProps) {
  const [blocked, setBlocked] = useState<string | null>(null);
  const door = { ...communityNavigation, open: onOpen };
  return (
    <>
      <CommunityLink door={door} path="/forum" onBlocked={setBlocked}>
        Forum
      </CommunityLink>
      <BlockedTab door={door} path={blocked} />
    </>
  );
}

const meta = preview.meta({
  component: LinkStory,
  parameters: { layout: 'padded', shop: { path: '/community' } },
  args: { onOpen: fn(() => true) },
});

export default meta;

export const Default = meta.story({});

Default.test('[LAY-08] [R14] its URL contains no data of the reader', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Forum (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', 'https://community.example/forum');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
  await userEvent.click(link);
  await expect(args.onOpen).toHaveBeenCalledWith('/forum');
});

export const Blocked = meta.story({
  args: { onOpen: fn(() => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Forum/u }));
  },
});

Blocked.test('[LAY-08] [R18] a blocked tab shows a link that opens it', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Open the community' })).toHaveAttribute(
    'href',
    'https://community.example/forum',
  );
});
