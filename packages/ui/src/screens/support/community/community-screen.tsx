import { useState } from 'react';
import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { BlockedTab } from '../../../components/community-link/community-link.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { PostCard } from '../../../components/post-card/post-card.tsx';
import { SectionTitle } from '../../../components/section-title/section-title.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import links from '../../../sections/community-links/community-links.module.css';
import { CommunityLinks } from '../../../sections/community-links/community-links.tsx';
import { PlaceHero } from '../../../sections/place-hero/place-hero.tsx';
import { postCardOf } from '../../../views/post-card-of.ts';
import { communityMessages as messages } from './community.messages.ts';
import styles from './community.module.css';
import type { CommunityScreenProps } from './community.states.ts';

/** Posts of the community, and links to it. */
export function CommunityScreen({ posts, session, door, goods }: CommunityScreenProps) {
  const intl = useIntl();
  return (
    <div className={`${page.page} ${page.stack}`}>
      <PlaceHero
        title={intl.formatMessage(messages.title)}
        lead={intl.formatMessage(messages.lead)}
        goods={goods[0]}
      />
      {door !== null && (
        <div className={styles.ways}>
          <CommunityLinks door={door} />
          <p data-muted>{intl.formatMessage(session === 'member' ? messages.asMember : messages.asGuest)}</p>
        </div>
      )}
      <section className={styles.posts} aria-label={intl.formatMessage(messages.posts)}>
        <SectionTitle title={intl.formatMessage(messages.posts)} />
        <Posts posts={posts} door={door} />
      </section>
    </div>
  );
}

const slots = ['one', 'two', 'three'] as const;

function Posts({ posts, door }: Pick<CommunityScreenProps, 'posts' | 'door'>) {
  const intl = useIntl();
  const [blocked, setBlocked] = useState<string | null>(null);
  switch (posts.status) {
    case 'failed':
      return <ErrorState failure={posts.failure} onRetry={posts.retry} level={3} />;
    case 'loading':
      return (
        <div className={`${links.grid} ${styles.grid}`}>
          <LoadingNote />
          {slots.map((slot) => (
            <div key={slot} aria-hidden="true">
              <Skeleton variant="block" />
              <Skeleton width="long" />
              <Skeleton width="half" />
            </div>
          ))}
        </div>
      );
    case 'ready':
      if (posts.value.length === 0) {
        return (
          <EmptyState
            art="reviews"
            level={3}
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
          />
        );
      }
      return (
        <>
          <ul className={`${links.grid} ${styles.grid}`}>
            {posts.value.map((post) => (
              <li key={post.id}>
                <PostCard {...postCardOf(post)} door={door} onBlocked={setBlocked} />
              </li>
            ))}
          </ul>
          {door !== null && <BlockedTab door={door} path={blocked} />}
        </>
      );
  }
}
