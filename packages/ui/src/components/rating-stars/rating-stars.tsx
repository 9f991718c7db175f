import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ratingStarsMessages as messages } from './rating-stars.messages.ts';
import styles from './rating-stars.module.css';
import { starPath } from './star-path.ts';

interface RatingStarsProps {
  /** 0 to 5, fractions allowed. */
  readonly value: number;
  /** Number of reviews in the average; omitted for a single person's rating. */
  readonly count?: number;
  readonly size?: 's' | 'm';
}

/* X offsets of the five stars, 20 units apart. */
const offsets = [0, 20, 40, 60, 80];

/** A rating in stars. */
export function RatingStars({ value, count, size = 's' }: RatingStarsProps) {
  const intl = useIntl();
  const clip = useId();
  const safe = Number.isFinite(value) ? Math.min(5, Math.max(0, value)) : 0;
  const rounded = Math.round(safe * 10) / 10;
  const unrated = count === 0;
  return (
    <span className={styles.rating} data-size={size}>
      <svg
        className={styles.stars}
        viewBox="0 0 100 20"
        role="img"
        aria-label={
          unrated ? intl.formatMessage(messages.none) : intl.formatMessage(messages.value, { value: rounded })
        }
        focusable="false"
      >
        <clipPath id={clip}>
          <rect width={safe * 20} height="20" />
        </clipPath>
        {offsets.map((x) => (
          <path key={x} className={styles.empty} d={starPath} transform={`translate(${x} 0)`} />
        ))}
        <g clipPath={`url(#${clip})`}>
          {offsets.map((x) => (
            <path key={x} className={styles.full} d={starPath} transform={`translate(${x} 0)`} />
          ))}
        </g>
      </svg>
      {count !== undefined && (
        <span className={styles.count} aria-hidden={unrated || undefined}>
          {unrated ? intl.formatMessage(messages.none) : intl.formatMessage(messages.count, { count })}
        </span>
      )}
    </span>
  );
}
