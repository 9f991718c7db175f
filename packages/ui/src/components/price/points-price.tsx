import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { priceMessages } from './price.messages.ts';
import styles from './price.module.css';

interface PointsPriceProps {
  readonly points: number;
  readonly size?: 's' | 'm' | 'l';
}

/** A price in points. */
export function PointsPrice({ points, size = 'm' }: PointsPriceProps) {
  const intl = useIntl();
  return (
    <span className={styles.price} data-size={size} data-kind="points">
      <Icon name="coins" />
      <span className={styles.now}>{intl.formatMessage(priceMessages.points, { points })}</span>
    </span>
  );
}
