import type { Post } from '@signal-shop/sdk/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { loading, ready } from '../../remote.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { communityNavigation } from '../../stories/fixtures/community.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { Section } from '../../stories/section.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { HotPosts } from './hot-posts.tsx';

interface HotPostsStoryProps {
  readonly posts: InLocale<Remote<readonly Post[]>>;
}

function HotPostsStory({ posts }: HotPostsStoryProps) {
  return (
    <Section>
      <HotPosts posts={posts(useLocale())} door={communityNavigation} />
    </Section>
  );
}

const answered: InLocale<Remote<readonly Post[]>> = (locale) =>
  ready(ask('listHotPosts', {}, { locale }).msg);

const meta = preview.meta({
  component: HotPostsStory,
  parameters: { shop: homePage },
  args: { posts: answered },
});

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { posts: () => loading } });
export const Empty = meta.story({ args: { posts: () => ready([]) } });
export const Failed = meta.story({ args: { posts: () => failed(network) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
