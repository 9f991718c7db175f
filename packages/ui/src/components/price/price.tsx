import { formatMoney } from '@signal-shop/sdk/rules/price';
import { useIntl } from 'react-intl';
import { useLocale } from '../../intl/use-locale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { priceMessages } from './price.messages.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Major units, in the currency of the locale. With `free`, 0 is shown as free. */
  readonly amount: number;
  /** Struck through if it is above `amount`. */
  readonly original?: number;
  readonly size?: 's' | 'm' | 'l';
  /** The goods are free (not: the sum happens to be zero). */
  readonly free?: boolean;
}

/** The current price, and the original one. */
export function Price({ amount, original, size = 'm', free = false }: PriceProps) {
  const intl = useIntl();
  const locale = useLocale();
  const reduced = original !== undefined && original > amount;
  return (
    <span className={styles.price} data-size={size} data-reduced={reduced || undefined}>
      <span className={styles.now}>
        {free ? intl.formatMessage(priceMessages.free) : formatMoney(amount, locale)}
      </span>
      {reduced && (
        <span className={styles.was}>
          <VisuallyHidden>{intl.formatMessage(priceMessages.was)} </VisuallyHidden>
          <s>{formatMoney(original, locale)}</s>
        </span>
      )}
    </span>
  );
}
