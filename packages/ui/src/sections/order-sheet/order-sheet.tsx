import type { OrderDetail } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import { fromCents, toCents } from '@signal-shop/sdk/rules/price';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { orderStatusLook } from '../../components/order-status-badge/order-status-badge.tsx';
import { PayTypeLabel } from '../../components/pay-type-label/pay-type-label.tsx';
import { CurrencyContext } from '../../components/price/use-money.ts';
import { useSum } from '../../components/price/use-sum.ts';
import { OrderAddress } from '../order-address/order-address.tsx';
import { OrderAmounts } from '../order-amounts/order-amounts.tsx';
import { orderSheetMessages as messages } from './order-sheet.messages.ts';
import styles from './order-sheet.module.css';
import type { Seller } from './order-sheet.states.ts';

interface OrderSheetProps {
  readonly order: OrderDetail;
  readonly seller: Seller;
}

/** A printable order: the invoice once it is paid. */
export function OrderSheet({ order, seller }: OrderSheetProps) {
  const intl = useIntl();
  const title = intl.formatMessage(order.paytype === PayType.unpaid ? messages.order : messages.invoice);
  return (
    <CurrencyContext value={order.currency}>
      <article className={styles.sheet} aria-label={title}>
        <header className={styles.head}>
          <p className={styles.brand} translate="no">
            signal
          </p>
          <p className={styles.title}>{title}</p>
        </header>
        <div className={styles.about}>
          <Part title={intl.formatMessage(messages.seller)}>
            <address className={styles.address}>
              {[...seller.address, seller.email, seller.phone]
                .filter((line) => line !== '')
                .map((line) => (
                  <span key={line}>{line}</span>
                ))}
            </address>
          </Part>
          <Part title={intl.formatMessage(messages.buyer)}>
            <OrderAddress address={order.address} />
          </Part>
          <Facts order={order} />
        </div>
        <Goods order={order} />
        <div className={styles.sums}>
          <OrderAmounts amounts={order} region={order.address.region} />
          <Rest order={order} />
        </div>
      </article>
    </CurrencyContext>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <p className={styles.name}>{title}</p>
      {children}
    </div>
  );
}

function Facts({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  const facts: readonly (readonly [name: 'number' | 'date' | 'payment' | 'status', value: ReactNode])[] = [
    ['number', <span key="number">{order.ordersn}</span>],
    ['date', intl.formatDate(order.ctime * 1_000, { dateStyle: 'long' })],
    ['payment', <PayTypeLabel key="payment" payType={order.paytype} />],
    ['status', intl.formatMessage(orderStatusLook(order.orderstatus).message)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{intl.formatMessage(messages[name])}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Goods({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  const sum = useSum();
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage(messages.goods)}</th>
          <th scope="col">{intl.formatMessage(messages.quantity)}</th>
          <th scope="col">{intl.formatMessage(messages.each)}</th>
          <th scope="col">{intl.formatMessage(messages.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.goods_name}
              <span className={styles.model}>
                {line.goods_unit} · {line.goodscolor}
              </span>
            </th>
            <td>{intl.formatNumber(line.goodsnumber)}</td>
            <td>{sum(line.price, line.points)}</td>
            <td>{sum(fromCents(toCents(line.price) * line.goodsnumber), line.points * line.goodsnumber)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rest({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  const sum = useSum();
  return (
    <>
      {order.points > 0 && <p>{intl.formatMessage(messages.points, { points: order.points })}</p>}
      {order.refunded + order.refunded_points > 0 && (
        <p>{intl.formatMessage(messages.left, { amount: sum(order.refunded, order.refunded_points) })}</p>
      )}
    </>
  );
}
