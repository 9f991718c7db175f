import type { Post } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { useState } from 'react';
import { useDay } from '../../intl/use-day.ts';
import type { CommunityNavigation } from '../../link/community-navigation.ts';
import { postPath } from '../../link/community-navigation.ts';
import { CommunityLink } from '../community-link/community-link.tsx';
import styles from './post-card.module.css';
import { PostCover } from './post-cover.tsx';

interface PostCardProps {
  readonly post: Post;
  /** Links to the post; null while the community's URL is unknown. */
  readonly door?: CommunityNavigation | null;
  readonly onBlocked?: (path: string) => void;
}

/** A post of the community. With a `door`, the whole card is a link. */
export function PostCard({ post, door = null, onBlocked = ignore }: PostCardProps) {
  const day = useDay();
  const [broken, setBroken] = useState(false);
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        {post.pic === '' || broken ? (
          <PostCover id={post.id} />
        ) : (
          <img
            className={styles.photo}
            {...pictureSources(post.pic)}
            sizes="auto, 26rem"
            alt=""
            width={640}
            height={400}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <div className={styles.words}>
        <time className={styles.time} dateTime={new Date(post.ctime * 1_000).toISOString()}>
          {day(post.ctime)}
        </time>
        <h3 className={styles.title} data-text="h4">
          {door === null ? (
            post.title
          ) : (
            <CommunityLink door={door} path={postPath(post.id)} className={styles.link} onBlocked={onBlocked}>
              {post.title}
            </CommunityLink>
          )}
        </h3>
        <p className={styles.remark}>{post.remark}</p>
      </div>
    </article>
  );
}

function ignore(): void {}
