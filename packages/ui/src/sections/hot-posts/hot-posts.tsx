import type { Post } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RemoteCarousel } from '../../components/carousel/remote-carousel.tsx';
import { BlockedTab } from '../../components/community-link/community-link.tsx';
import { PostCard } from '../../components/post-card/post-card.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { CommunityNavigation } from '../../link/community-navigation.ts';
import type { Remote } from '../../remote.ts';
import { postCardOf } from '../../views/post-card-of.ts';
import { hotPostsMessages as messages } from './hot-posts.messages.ts';
import styles from './hot-posts.module.css';

export interface HotPostsProps {
  readonly posts: Remote<readonly Post[]>;
  /** Links to the posts; null while the community's URL is unknown. */
  readonly door: CommunityNavigation | null;
}

/** Posts of the community; renders nothing without any. */
export function HotPosts({ posts, door }: HotPostsProps) {
  const intl = useIntl();
  const [blocked, setBlocked] = useState<string | null>(null);
  const title = intl.formatMessage(messages.title);
  if (posts.status === 'ready' && posts.value.length === 0) return null;
  return (
    <div>
      <RemoteCarousel
        perView={{ m: 2, l: 3 }}
        title={title}
        values={posts}
        skeleton={<Waiting />}
        itemOf={(post) => ({
          key: post.id,
          content: <PostCard {...postCardOf(post)} door={door} onBlocked={setBlocked} />,
        })}
      />
      {door !== null && <BlockedTab door={door} path={blocked} />}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} data-notch="l">
      <div className={styles.cover}>
        <Skeleton variant="block" />
      </div>
      <Skeleton width="short" />
      <Skeleton width="long" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  );
}
