import type { PayableOrder } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { DeliveryDays } from '../../components/delivery-days/delivery-days.tsx';
import { CurrencyContext } from '../../components/price/use-money.ts';
import { OrderAddress } from '../order-address/order-address.tsx';
import { OrderAmounts } from '../order-amounts/order-amounts.tsx';
import { orderOverviewMessages as messages } from './order-overview.messages.ts';
import styles from './order-overview.module.css';
import { OverviewRow, OverviewRows } from './overview-row.tsx';

/** A placed order: goods, amounts and address. */
export function OrderOverview({ order }: { readonly order: PayableOrder }) {
  const intl = useIntl();
  return (
    <CurrencyContext value={order.currency}>
      <OverviewRows>
        {order.lines.map((line) => (
          <OverviewRow
            key={line.id}
            goods={line}
            photo={line.thumbnail}
            name={line.goods_name}
            colour={line.goodscolor}
            quantity={line.goodsnumber}
            price={line.price}
            points={line.points > 0 ? line.points : null}
          />
        ))}
      </OverviewRows>
      <OrderAmounts amounts={{ ...order, total: order.money }} region={order.address.region} />
      {order.arrival !== null && <DeliveryDays {...order.arrival} />}
      <div className={styles.address} data-text="small">
        <h3 data-text="label">{intl.formatMessage(messages.shipTo)}</h3>
        <OrderAddress address={order.address} />
      </div>
    </CurrencyContext>
  );
}
