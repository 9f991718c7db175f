import type { OrderSummary } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import type { CopyText } from '../../components/copy-field/use-copy.ts';
import { CopyNumber } from '../../components/copy-number/copy-number.tsx';
import { DeliveryDays } from '../../components/delivery-days/delivery-days.tsx';
import { OrderStatusBadge } from '../../components/order-status-badge/order-status-badge.tsx';
import { PayTypeLabel } from '../../components/pay-type-label/pay-type-label.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Price } from '../../components/price/price.tsx';
import { CurrencyContext, useMoney } from '../../components/price/use-money.ts';
import { useSum } from '../../components/price/use-sum.ts';
import { useDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import type { PressedAction } from '../order-actions/order-actions.tsx';
import { OrderActions } from '../order-actions/order-actions.tsx';
import { orderLineMessages } from '../order-line/order-line.messages.ts';
import { orderCardMessages as messages } from './order-card.messages.ts';
import styles from './order-card.module.css';

interface OrderCardProps {
  readonly order: OrderSummary;
  readonly onAsk: (action: PressedAction) => void;
  readonly onCopy: CopyText;
  /** The action that is being sent. */
  readonly pending?: PressedAction | null;
  /** Result of the last action. */
  readonly outcome?: ReactNode;
}

const linesAtFirst = 3;

/** An order in the list of orders, as a compact row. */
export function OrderCard({ order, onAsk, onCopy, pending = null, outcome }: OrderCardProps) {
  const intl = useIntl();
  const day = useDay();
  return (
    <CurrencyContext value={order.currency}>
      <article className={styles.card} aria-labelledby={`order-${order.ordersn}`}>
        <header className={styles.head}>
          <OrderStatusBadge status={order.orderstatus} />
          <div className={styles.about}>
            <CopyNumber number={order.ordersn} onCopy={onCopy}>
              <h3 id={`order-${order.ordersn}`} className={styles.number}>
                {intl.formatMessage(messages.number, { ordersn: order.ordersn })}
              </h3>
            </CopyNumber>
            <p className={styles.meta}>
              <time dateTime={new Date(order.ctime * 1_000).toISOString()}>{day(order.ctime)}</time>
              <PayTypeLabel payType={order.paytype} />
            </p>
          </div>
        </header>
        {order.arrival !== null && <DeliveryDays {...order.arrival} />}
        <Lines order={order} />
        {outcome}
        <footer className={styles.foot}>
          <p className={styles.total}>
            {intl.formatMessage(messages.total)} <Total order={order} />
          </p>
          <div className={styles.actions}>
            <span className={styles.links}>
              <Details ordersn={order.ordersn} />
              {order.paytype !== PayType.unpaid && <Invoice ordersn={order.ordersn} />}
            </span>
            <OrderActions order={order} size="s" pending={pending} onAsk={onAsk} />
          </div>
        </footer>
      </article>
    </CurrencyContext>
  );
}

/** An order paid in points shows its total in points. */
function Total({ order }: { readonly order: OrderSummary }) {
  const money = useMoney();
  if (order.paytype === PayType.points) return <Price kind="points" points={order.money} />;
  return <span data-text="price">{money(order.money)}</span>;
}

/** One line of the order in a single row, led by its photograph. */
function OrderedGoods({ line }: { readonly line: OrderSummary['lines'][number] }) {
  const intl = useIntl();
  const sum = useSum();
  const { Anchor, hrefs } = useLinks();
  const price = sum(line.price, line.points);
  return (
    <li className={styles.line}>
      <Picture art={artOf(line)} src={line.thumbnail} sizes="4rem" />
      <div>
        <Anchor className={styles.name} href={hrefs.goods(line.goods_id)}>
          {line.goods_name}
        </Anchor>
        <p className={styles.meta}>
          {line.goodscolor} ·{' '}
          {intl.formatMessage(orderLineMessages.quantity, { count: line.goodsnumber, price })}
        </p>
      </div>
    </li>
  );
}

function Lines({ order }: { readonly order: OrderSummary }) {
  const intl = useIntl();
  const [folded, setFolded] = useState(order.lines.length > linesAtFirst);
  const lines = folded ? order.lines.slice(0, linesAtFirst) : order.lines;
  return (
    <div className={styles.goods}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OrderedGoods key={line.id} line={line} />
        ))}
      </ul>
      {folded && (
        <div>
          <Button variant="ghost" size="s" iconEnd="down" onClick={() => setFolded(false)}>
            {intl.formatMessage(messages.more, { count: order.lines.length - linesAtFirst })}
          </Button>
        </div>
      )}
    </div>
  );
}

function Details({ ordersn }: { readonly ordersn: string }) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <Anchor
      className={styles.details}
      href={hrefs.order(ordersn)}
      aria-label={intl.formatMessage(messages.detailsOf, { ordersn })}
    >
      {intl.formatMessage(messages.details)}
    </Anchor>
  );
}

/** Opens the details, which print it at once. */
function Invoice({ ordersn }: { readonly ordersn: string }) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <Anchor
      className={styles.details}
      href={hrefs.invoice(ordersn)}
      aria-label={intl.formatMessage(messages.invoiceOf, { ordersn })}
    >
      {intl.formatMessage(messages.invoice)}
    </Anchor>
  );
}
