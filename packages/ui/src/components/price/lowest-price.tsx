import { lowestPriceDays } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { priceMessages } from './price.messages.ts';
import styles from './price.module.css';
import { useMoney } from './use-money.ts';

/** The lowest price of the 30 days before a reduction, which EU law requires; renders nothing for null. */
export function LowestPrice({ price }: { readonly price: number | null }) {
  const intl = useIntl();
  const money = useMoney();
  if (price === null) return null;
  return (
    <span className={styles.lowest}>
      {intl.formatMessage(priceMessages.lowest, { price: money(price), days: lowestPriceDays })}
    </span>
  );
}
