import type { Review } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { RemoteCarousel } from '../../components/carousel/remote-carousel.tsx';
import { ReviewCard } from '../../components/review-card/review-card.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Remote } from '../../remote.ts';
import { reviewCardOf } from '../../views/review-card-of.ts';
import { customerReviewsMessages as messages } from './customer-reviews.messages.ts';
import styles from './customer-reviews.module.css';

export interface CustomerReviewsProps {
  readonly reviews: Remote<readonly Review[]>;
}

/** Customer reviews; renders nothing without any. */
export function CustomerReviews({ reviews }: CustomerReviewsProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  if (reviews.status === 'ready' && reviews.value.length === 0) return null;
  return (
    <div>
      <RemoteCarousel
        title={title}
        values={reviews}
        skeleton={<Waiting />}
        itemOf={(review) => ({ key: review.id, content: <ReviewCard {...reviewCardOf(review, intl)} /> })}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} data-notch="xl">
      <Skeleton variant="title" width="half" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="long" />
    </div>
  );
}
