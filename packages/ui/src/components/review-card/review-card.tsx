import type { Review } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Picture } from '../picture/picture.tsx';
import { RatingStars } from '../rating-stars/rating-stars.tsx';
import { reviewCardMessages } from './review-card.messages.ts';
import styles from './review-card.module.css';

/** A customer's review of the shop's goods as one large quote beside the product, on the home page. */
export function ReviewCard({ review }: { readonly review: Review }) {
  const intl = useIntl();
  const name = review.name ?? review.cname ?? intl.formatMessage(reviewCardMessages.customer);
  return (
    <figure className={styles.card}>
      <div className={styles.picture}>
        <Picture
          goods={{ ...review, goods_unit: String(review.id) }}
          src={review.pic}
          variant="bare"
          sizes="(width >= 769px) 26rem, 14rem"
        />
      </div>
      <blockquote className={styles.remark}>{review.remark}</blockquote>
      <figcaption className={styles.by}>
        <RatingStars value={review.stars} size="m" />
        <span className={styles.name}>{name}</span>
      </figcaption>
    </figure>
  );
}
