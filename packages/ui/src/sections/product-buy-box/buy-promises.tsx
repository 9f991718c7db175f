import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { productBuyBoxMessages as messages } from './product-buy-box.messages.ts';
import styles from './product-buy-box.module.css';

const daysInYear = 365;

/** Benefits: shipping, returns and warranty. */
export function BuyPromises({ goods }: { readonly goods: GoodsDetail }) {
  const intl = useIntl();
  const years = Math.floor(goods.warranty_days / daysInYear);
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="truck" />
        {intl.formatMessage(messages.shipping)}
      </li>
      <li>
        <Icon name="returned" />
        {intl.formatMessage(messages.returns, { days: goods.return_days })}
      </li>
      <li>
        <Icon name="shield" />
        {years > 0
          ? intl.formatMessage(messages.warrantyYears, { years })
          : intl.formatMessage(messages.warrantyDays, { days: goods.warranty_days })}
      </li>
    </ul>
  );
}
