import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { priceMessages } from './price.messages.ts';
import styles from './price.module.css';
import { useMoney } from './use-money.ts';

interface MoneyPrice {
  readonly kind: 'money';
  /** Major units, in the currency of the locale. */
  readonly amount: number;
  /** Struck through if it is above `amount`. */
  readonly original?: number;
}

interface FreePrice {
  /** The goods are a gift (not: the sum happens to be zero). */
  readonly kind: 'free';
  readonly original?: number;
}

interface PointsPrice {
  readonly kind: 'points';
  readonly points: number;
}

interface PriceSize {
  readonly size?: 's' | 'm' | 'l' | undefined;
}

export type MoneyPriceProps = MoneyPrice & PriceSize;

/** A price in money, a price in points, or a gift. */
export type PriceValue = MoneyPrice | PointsPrice | FreePrice;

/** The current price in money or points, or that goods are free; and the original price. */
export function Price({ size = 'm', ...value }: PriceValue & PriceSize) {
  const intl = useIntl();
  const money = useMoney();
  if (value.kind === 'points') {
    return (
      <span className={styles.price} data-size={size} data-unit="points">
        <Icon name="coins" />
        <span className={styles.now}>
          {intl.formatMessage(priceMessages.points, { points: value.points })}
        </span>
      </span>
    );
  }
  const amount = value.kind === 'free' ? 0 : value.amount;
  const { original = 0 } = value;
  const reduced = original > amount;
  return (
    <span className={styles.price} data-size={size} data-reduced={reduced || undefined}>
      <span className={styles.now}>
        {value.kind === 'free' ? intl.formatMessage(priceMessages.free) : money(amount)}
      </span>
      {reduced && (
        <span className={styles.was}>
          <VisuallyHidden>{intl.formatMessage(priceMessages.was)} </VisuallyHidden>
          <s>{money(original)}</s>
        </span>
      )}
    </span>
  );
}
