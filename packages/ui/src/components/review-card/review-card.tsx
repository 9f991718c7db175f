import type { Review } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Picture } from '../picture/picture.tsx';
import { RatingStars } from '../rating-stars/rating-stars.tsx';
import { reviewCardMessages } from './review-card.messages.ts';
import styles from './review-card.module.css';

/** A customer's review of the shop's goods, on the home page. */
export function ReviewCard({ review }: { readonly review: Review }) {
  const intl = useIntl();
  const name = review.name ?? review.cname ?? intl.formatMessage(reviewCardMessages.customer);
  return (
    <figure className={styles.card}>
      <blockquote className={styles.words}>
        <RatingStars value={review.stars} size="m" />
        <p className={styles.remark}>{review.remark}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <span className={styles.picture}>
          <Picture goods={{ ...review, goods_unit: String(review.id) }} src={review.pic} />
        </span>
        <span className={styles.name}>{name}</span>
      </figcaption>
    </figure>
  );
}
