import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { Meter } from '../../components/meter/meter.tsx';
import { RatingStars } from '../../components/rating-stars/rating-stars.tsx';
import type { CommentsView } from '../../screens/catalogue/product-detail/product-detail.states.ts';
import { commentsPanelMessages as messages } from './comments-panel.messages.ts';
import styles from './stars-histogram.module.css';

const steps = [5, 4, 3, 2, 1];

/** The average rating and the number of reviews per star. */
export function StarsHistogram({ view }: { readonly view: CommentsView }) {
  const intl = useIntl();
  const all = sum(view.histogram);
  return (
    <div className={styles.histogram}>
      <p className={styles.average}>
        <span className={styles.number} aria-hidden="true">
          {intl.formatNumber(view.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        <RatingStars value={view.average} count={all} size="m" />
      </p>
      <ul className={styles.steps}>
        {steps.map((stars) => {
          const count = view.histogram[stars - 1] ?? 0;
          return (
            <li key={stars} className={styles.step}>
              <span className={styles.stars} aria-hidden="true">
                {stars}
                <Icon name="star" size={16} />
              </span>
              <Meter
                value={count}
                max={Math.max(1, all)}
                tone="accent"
                label={intl.formatMessage(messages.step, { stars, count })}
              />
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
