import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { useDay } from '../../intl/use-day.ts';
import type { CommunityNavigation } from '../../link/community-navigation.ts';
import { postPath } from '../../link/community-navigation.ts';
import { useBrokenPictures } from '../../use-broken-pictures.ts';
import { CommunityLink } from '../community-link/community-link.tsx';
import styles from './post-card.module.css';
import { PostCover } from './post-cover.tsx';

/** A post on a card. */
export interface PostCardView {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** URL of a photograph; '' for none. */
  readonly picture: string;
  /** Unix seconds. */
  readonly time: number;
}

interface PostCardProps extends PostCardView {
  /** Links to the post; null while the community's URL is unknown. */
  readonly door?: CommunityNavigation | null;
  readonly onBlocked?: (path: string) => void;
}

/** A post of the community. With a `door`, the whole card is a link. */
export function PostCard(props: PostCardProps) {
  const { id, title, picture, time, door = null, onBlocked = ignore } = props;
  const day = useDay();
  const { isBroken, reportBroken } = useBrokenPictures();
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        {isBroken(picture) ? (
          <PostCover id={id} />
        ) : (
          <img
            className={styles.photo}
            {...pictureSources(picture)}
            sizes="auto, 26rem"
            alt=""
            width={640}
            height={400}
            loading="lazy"
            decoding="async"
            onError={() => reportBroken(picture)}
          />
        )}
      </div>
      <div className={styles.words}>
        <time className={styles.time} dateTime={new Date(time * 1_000).toISOString()}>
          {day(time)}
        </time>
        <h3 className={styles.title} data-text="h4">
          {door === null ? (
            title
          ) : (
            <CommunityLink door={door} path={postPath(id)} className={styles.link} onBlocked={onBlocked}>
              {title}
            </CommunityLink>
          )}
        </h3>
        <p className={styles.remark}>{props.text}</p>
      </div>
    </article>
  );
}

function ignore(): void {}
