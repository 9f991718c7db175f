import type { Comment } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDay } from '../../intl/use-day.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { RatingStars } from '../rating-stars/rating-stars.tsx';
import { reviewItemMessages as words } from './review-item.messages.ts';
import styles from './review-item.module.css';

const longFrom = 320;

/** What a buyer says of the goods on their page. */
export function ReviewItem({ comment }: { readonly comment: Comment }) {
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
      </header>
      <p className={styles.content} data-folded={folded || undefined}>
        {comment.content}
      </p>
      {folded && (
        <div>
          <Button variant="ghost" size="s" iconEnd="down" onClick={() => setFolded(false)}>
            {intl.formatMessage(words.more)}
          </Button>
        </div>
      )}
      {comment.pics.length > 0 && (
        <ul className={styles.photos}>
          {comment.pics.map((address, place) => (
            <li key={address}>
              <img
                className={styles.photo}
                src={address}
                alt={intl.formatMessage(words.photo, { number: place + 1, name: comment.name })}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.likes} data-liked={comment.praised === Flag.yes || undefined}>
        <Icon name="like" size={16} />
        {intl.formatMessage(words.likes, { count: comment.praise_count })}
      </p>
    </article>
  );
}
