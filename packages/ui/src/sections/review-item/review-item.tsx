import type { Comment } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { RatingStars } from '../../components/rating-stars/rating-stars.tsx';
import { useDay } from '../../intl/use-day.ts';
import { useBrokenPictures } from '../../use-broken-pictures.ts';
import { reviewItemMessages as messages } from './review-item.messages.ts';
import styles from './review-item.module.css';

const longFrom = 320;

interface ReviewItemProps {
  readonly comment: Comment;
  /** Toggles "helpful"; without it, the count is read-only. */
  readonly onPraise?: (() => void) | undefined;
  /** The vote is being sent. */
  readonly pending?: boolean;
  /** The vote failed; the count is the last one from the server. */
  readonly failed?: boolean;
}

/** A customer's review on the product page. */
export function ReviewItem(props: ReviewItemProps) {
  const { comment } = props;
  const intl = useIntl();
  const day = useDay();
  const [folded, setFolded] = useState(comment.content.length > longFrom);
  return (
    <article className={styles.item}>
      <header className={styles.head}>
        <RatingStars value={comment.stars} />
        <h3 className={styles.name}>{comment.name}</h3>
        <time className={styles.time} dateTime={new Date(comment.ctime * 1_000).toISOString()}>
          {day(comment.ctime)}
        </time>
        {comment.own === Flag.yes && (
          <Badge tone="info" icon="account">
            {intl.formatMessage(messages.own)}
          </Badge>
        )}
        {comment.verified === Flag.yes && (
          <Badge tone="success" icon="check">
            {intl.formatMessage(messages.verified)}
          </Badge>
        )}
      </header>
      <p className={styles.content} data-folded={folded || undefined}>
        {comment.content}
      </p>
      {folded && (
        <div>
          <Button variant="ghost" size="s" iconEnd="down" onClick={() => setFolded(false)}>
            {intl.formatMessage(messages.more)}
          </Button>
        </div>
      )}
      <Photos {...comment} />
      <Praise {...props} />
    </article>
  );
}

/** The photos of the review, without those that failed to load. */
function Photos({ pics, name }: Pick<Comment, 'pics' | 'name'>) {
  const intl = useIntl();
  const { isBroken, reportBroken } = useBrokenPictures();
  const shown = pics.filter((address) => !isBroken(address));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {shown.map((address, index) => (
        <li key={address}>
          <img
            className={styles.photo}
            {...pictureSources(address)}
            sizes="6rem"
            alt={intl.formatMessage(messages.photo, { number: index + 1, name })}
            width={96}
            height={96}
            loading="lazy"
            decoding="async"
            onError={() => reportBroken(address)}
          />
        </li>
      ))}
    </ul>
  );
}

/** How many customers found the review helpful, and the button to vote. */
function Praise({ comment, onPraise, pending = false, failed = false }: ReviewItemProps) {
  const intl = useIntl();
  const praised = comment.praised === Flag.yes;
  if (onPraise === undefined && comment.praise_count === 0) return null;
  return (
    <div className={styles.likes} data-liked={praised || undefined}>
      {onPraise === undefined ? (
        <Icon name="like" size={16} />
      ) : (
        <button
          type="button"
          className={styles.praise}
          aria-label={intl.formatMessage(messages.praise, { name: comment.name })}
          aria-pressed={praised}
          aria-busy={pending || undefined}
          onClick={pending ? undefined : onPraise}
        >
          <Icon name="like" />
        </button>
      )}
      {comment.praise_count > 0 && intl.formatMessage(messages.likes, { count: comment.praise_count })}
      {failed && (
        <span className={styles.failed} role="alert">
          {intl.formatMessage(messages.failed)}
        </span>
      )}
    </div>
  );
}
