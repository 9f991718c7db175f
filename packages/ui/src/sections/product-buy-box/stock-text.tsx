import { lowStockCount } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { Badge } from '../../components/badge/badge.tsx';
import { productBuyBoxMessages as messages } from './product-buy-box.messages.ts';
import styles from './product-buy-box.module.css';

interface StockTextProps {
  readonly stock: number;
  /** The maximum quantity per order. */
  readonly maximum: number;
}

/** Availability; shows the number left when the stock is low. */
export function StockText({ stock, maximum }: StockTextProps) {
  const intl = useIntl();
  if (stock <= 0) {
    return (
      <Badge tone="neutral" icon="cancelled">
        {intl.formatMessage(messages.soldOut)}
      </Badge>
    );
  }
  if (stock <= lowStockCount) {
    return (
      <Badge tone="warning" icon="clock">
        {intl.formatMessage(messages.lowStock, { count: stock })}
      </Badge>
    );
  }
  return (
    <span className={styles.stock}>
      <Badge tone="success" icon="check">
        {intl.formatMessage(messages.inStock)}
      </Badge>
      <span className={styles.most}>{intl.formatMessage(messages.maximum, { maximum })}</span>
    </span>
  );
}
