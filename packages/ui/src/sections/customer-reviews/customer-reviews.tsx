import type { Review } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { ReviewCard } from '../../components/review-card/review-card.tsx';
import { SectionTitle } from '../../components/section-title/section-title.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Remote } from '../../remote.ts';
import { customerReviewsMessages as messages } from './customer-reviews.messages.ts';
import styles from './customer-reviews.module.css';

export interface CustomerReviewsProps {
  readonly reviews: Remote<readonly Review[]>;
}

/** What customers say. Nothing when nobody said anything. */
export function CustomerReviews({ reviews }: CustomerReviewsProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  if (reviews.status === 'ready' && reviews.value.length === 0) return null;
  const head = <SectionTitle title={title} />;
  return (
    <div>
      {reviews.status !== 'ready' && head}
      {reviews.status === 'loading' && <Waiting />}
      {reviews.status === 'failed' && (
        <ErrorState failure={reviews.failure} onRetry={reviews.retry} level={3} />
      )}
      {reviews.status === 'ready' && (
        <Carousel
          label={title}
          view="three"
          head={head}
          items={reviews.value.map((review) => ({
            key: review.id,
            content: <ReviewCard review={review} />,
          }))}
        />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.row} aria-hidden="true">
      {['one', 'two', 'three'].map((place) => (
        <div key={place} className={styles.waiting} data-notch="l">
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
