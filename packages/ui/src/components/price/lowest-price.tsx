import { lowestPriceDays } from '@signal-shop/sdk/constants';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { useIntl } from 'react-intl';
import { useLocale } from '../../intl/use-locale.ts';
import { priceMessages } from './price.messages.ts';
import styles from './price.module.css';

/** The lowest price of the 30 days before a reduction, which EU law requires; renders nothing for null. */
export function LowestPrice({ price }: { readonly price: number | null }) {
  const intl = useIntl();
  const locale = useLocale();
  if (price === null) return null;
  return (
    <span className={styles.lowest}>
      {intl.formatMessage(priceMessages.lowest, { price: formatMoney(price, locale), days: lowestPriceDays })}
    </span>
  );
}
