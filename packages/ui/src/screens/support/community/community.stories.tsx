import type { Post } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { goodsOfMenu } from '../../../chrome/mega-menu/goods-of-menu.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type { Remote } from '../../../remote.ts';
import { loading, ready } from '../../../remote.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { communityNavigation } from '../../../stories/fixtures/community.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { siteView } from '../../../stories/fixtures/site-views.ts';
import { Stage } from '../../../stories/stage.tsx';
import { communityLive } from './community.live.ts';
import type { CommunityScreenProps } from './community.states.ts';
import { CommunityScreen } from './community-screen.tsx';

interface CommunityStoryProps extends Omit<CommunityScreenProps, 'posts' | 'goods'> {
  readonly posts: InLocale<Remote<readonly Post[]>>;
}

function CommunityStory({ posts, ...rest }: CommunityStoryProps) {
  const locale = useLocale();
  return (
    <Stage>
      <CommunityScreen {...rest} posts={posts(locale)} goods={goodsOfMenu(siteView(locale).categories, 3)} />
    </Stage>
  );
}

const written: InLocale<Remote<readonly Post[]>> = (locale) => ready(ask('listHotPosts', {}, { locale }).msg);

const meta = preview.meta({
  component: CommunityStory,
  subcomponents: { CommunityScreen },
  parameters: { shop: communityLive },
  tags: ['screen', 'p0'],
  args: { posts: written, session: 'guest' as const, door: communityNavigation },
});

export default meta;

export const Guest = meta.story({});

Guest.test('[LAY-08] [NAV-06] links to each post on the community site', async ({ canvas }) => {
  const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const posts = links.filter((href) => href.includes('/detail/'));
  await expect(posts.length).toBeGreaterThan(0);
  await expect(posts.every((href) => /^https:\/\/community\.example\/detail\/\d+$/u.test(href))).toBe(true);
});

export const Member = meta.story({ args: { session: 'member' } });
export const PostsEmpty = meta.story({ args: { posts: () => ready([]) } });
export const Loading = meta.story({ args: { posts: () => loading } });
export const Failed = meta.story({ args: { posts: () => failed(network) } });
export const TabBlocked = meta.story({
  args: { door: { ...communityNavigation, open: () => false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Forum/u }));
  },
});
export const NoAddress = meta.story({ args: { door: null } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
