import type { Post } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { PostCard } from '../../components/post-card/post-card.tsx';
import { SectionTitle } from '../../components/section-title/section-title.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Remote } from '../../remote.ts';
import { hotPostsMessages as words } from './hot-posts.messages.ts';
import styles from './hot-posts.module.css';

export interface HotPostsProps {
  readonly posts: Remote<readonly Post[]>;
}

/** What the community writes about. Nothing when there is none. */
export function HotPosts({ posts }: HotPostsProps) {
  const intl = useIntl();
  const id = useId();
  if (posts.status === 'ready' && posts.value.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title={intl.formatMessage(words.title)} />
      <Content posts={posts} />
    </section>
  );
}

function Content({ posts }: HotPostsProps) {
  switch (posts.status) {
    case 'loading':
      return (
        <div className={styles.grid} aria-hidden="true">
          {['one', 'two', 'three'].map((place) => (
            <div key={place} className={styles.waiting} data-notch="l">
              <div className={styles.cover}>
                <Skeleton shape="block" />
              </div>
              <Skeleton width="short" />
              <Skeleton width="long" />
              <Skeleton />
            </div>
          ))}
        </div>
      );
    case 'failed':
      return <ErrorState failure={posts.failure} onRetry={posts.retry} level={3} />;
    case 'ready':
      return (
        <ul className={styles.grid}>
          {posts.value.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      );
  }
}
