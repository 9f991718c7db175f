import type { Post } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { BlockedTab } from '../../components/community-link/community-link.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { PostCard } from '../../components/post-card/post-card.tsx';
import { SectionTitle } from '../../components/section-title/section-title.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { CommunityDoor } from '../../link/community-door.ts';
import type { Remote } from '../../remote.ts';
import { hotPostsMessages as messages } from './hot-posts.messages.ts';
import styles from './hot-posts.module.css';

export interface HotPostsProps {
  readonly posts: Remote<readonly Post[]>;
  /** The way to the posts; null where nobody knows the community's address. */
  readonly door: CommunityDoor | null;
}

/** What the community writes about. Nothing when there is none. */
export function HotPosts({ posts, door }: HotPostsProps) {
  const intl = useIntl();
  const [blocked, setBlocked] = useState<string | null>(null);
  const title = intl.formatMessage(messages.title);
  if (posts.status === 'ready' && posts.value.length === 0) return null;
  const head = <SectionTitle title={title} />;
  return (
    <div>
      {posts.status !== 'ready' && head}
      {posts.status === 'loading' && <Waiting />}
      {posts.status === 'failed' && <ErrorState failure={posts.failure} onRetry={posts.retry} level={3} />}
      {posts.status === 'ready' && (
        <Carousel
          label={title}
          view="three"
          head={head}
          items={posts.value.map((post) => ({
            key: post.id,
            content: <PostCard post={post} door={door} onBlocked={setBlocked} />,
          }))}
        />
      )}
      {door !== null && <BlockedTab door={door} path={blocked} />}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.row} aria-hidden="true">
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
}
