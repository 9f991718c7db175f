import { useIntl } from 'react-intl';
import type { GoodsArt } from '../../foundations/product-art/product-art.tsx';
import { Picture } from '../picture/picture.tsx';
import { RatingStars } from '../rating-stars/rating-stars.tsx';
import { reviewCardMessages } from './review-card.messages.ts';
import styles from './review-card.module.css';

export interface ReviewCardProps {
  readonly text: string;
  /** null if the customer gave none. */
  readonly name: string | null;
  readonly stars: number;
  /** The goods, beside the quote. */
  readonly art: GoodsArt;
  /** URL of a photograph; '' for none. */
  readonly picture: string;
  /** Describes the photograph, which the quote does not. */
  readonly alt: string;
}

/** A customer's review of the shop's goods as one large quote beside the product, on the home page. */
export function ReviewCard({ text, name, stars, art, picture, alt }: ReviewCardProps) {
  const intl = useIntl();
  return (
    <figure className={styles.card}>
      <div className={styles.picture}>
        <Picture art={art} src={picture} alt={alt} variant="bare" sizes="(width >= 769px) 26rem, 14rem" />
      </div>
      <blockquote className={styles.remark}>{text}</blockquote>
      <figcaption className={styles.by}>
        <RatingStars value={stars} size="m" />
        <span className={styles.name}>{name ?? intl.formatMessage(reviewCardMessages.customer)}</span>
      </figcaption>
    </figure>
  );
}
