import type { Post } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { useDay } from '../../intl/use-day.ts';
import styles from './post-card.module.css';
import { PostCover } from './post-cover.tsx';

/** A post of the community. */
export function PostCard({ post }: { readonly post: Post }) {
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
            src={post.pic}
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
          {post.title}
        </h3>
        <p className={styles.remark}>{post.remark}</p>
      </div>
    </article>
  );
}
