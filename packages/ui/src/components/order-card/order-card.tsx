import type { OrderAction, OrderSummary } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDay } from '../../intl/use-day.ts';
import { useLocale } from '../../intl/use-locale.ts';
import { useLinks } from '../../link/link-context.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { OrderLine } from '../order-line/order-line.tsx';
import { OrderStatusBadge } from '../order-status-badge/order-status-badge.tsx';
import { PayTypeLabel } from '../pay-type-label/pay-type-label.tsx';
import { PointsPrice } from '../price/points-price.tsx';
import { orderActionWords, orderCardMessages as words } from './order-card.messages.ts';
import styles from './order-card.module.css';

export type OrderActionState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly action: OrderAction }
  | { readonly status: 'failed'; readonly message: string };

interface OrderCardProps {
  readonly order: OrderSummary;
  /** Without it only paying is offered, which is a page of its own. */
  readonly onAction?: (action: OrderAction) => void;
  readonly action?: OrderActionState;
}

const linesAtFirst = 3;

/** One order in the list of orders. */
export function OrderCard({ order, onAction, action = { status: 'idle' } }: OrderCardProps) {
  const intl = useIntl();
  const day = useDay();
  return (
    <article className={styles.card} aria-labelledby={`order-${order.ordersn}`}>
      <header className={styles.head}>
        <div>
          <h2 id={`order-${order.ordersn}`} className={styles.number}>
            {intl.formatMessage(words.number, { ordersn: order.ordersn })}
          </h2>
          <p className={styles.meta}>
            <time dateTime={new Date(order.ctime * 1_000).toISOString()}>{day(order.ctime)}</time>
            <PayTypeLabel payType={order.paytype} />
          </p>
        </div>
        <OrderStatusBadge status={order.orderstatus} />
      </header>
      <Lines order={order} />
      {action.status === 'failed' && (
        <InlineAlert tone="error" live>
          {action.message}
        </InlineAlert>
      )}
      <footer className={styles.foot}>
        <p className={styles.total}>
          {intl.formatMessage(words.total)} <Total order={order} />
        </p>
        <Actions order={order} onAction={onAction} action={action} />
      </footer>
    </article>
  );
}

/** An order that was exchanged for points names its price in points. */
function Total({ order }: { readonly order: OrderSummary }) {
  const locale = useLocale();
  if (order.paytype === PayType.points) return <PointsPrice points={order.money} />;
  return <span data-text="price">{formatMoney(order.money, locale)}</span>;
}

function Lines({ order }: { readonly order: OrderSummary }) {
  const intl = useIntl();
  const [folded, setFolded] = useState(order.lines.length > linesAtFirst);
  const shown = folded ? order.lines.slice(0, linesAtFirst) : order.lines;
  return (
    <>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li key={line.id}>
            <OrderLine line={line} />
          </li>
        ))}
      </ul>
      {folded && (
        <div>
          <Button variant="ghost" size="s" iconEnd="down" onClick={() => setFolded(false)}>
            {intl.formatMessage(words.more, { count: order.lines.length - linesAtFirst })}
          </Button>
        </div>
      )}
    </>
  );
}

interface ActionsProps {
  readonly order: OrderSummary;
  readonly onAction: ((action: OrderAction) => void) | undefined;
  readonly action: OrderActionState;
}

function Actions({ order, onAction, action }: ActionsProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const others = onAction === undefined ? [] : order.allowed_actions.filter((name) => name !== 'pay');
  return (
    <div className={styles.actions}>
      <Anchor
        className={styles.details}
        href={hrefs.order(order.ordersn)}
        aria-label={intl.formatMessage(words.detailsOf, { ordersn: order.ordersn })}
      >
        {intl.formatMessage(words.details)}
      </Anchor>
      {others.map((name) => (
        <Button
          key={name}
          variant="secondary"
          size="s"
          pending={action.status === 'pending' && action.action === name}
          disabled={action.status === 'pending' && action.action !== name}
          onClick={() => onAction?.(name)}
        >
          {intl.formatMessage(orderActionWords[name])}
        </Button>
      ))}
      {order.allowed_actions.includes('pay') && (
        <ButtonLink size="s" href={hrefs.pay(order.ordersn)}>
          {intl.formatMessage(orderActionWords.pay)}
        </ButtonLink>
      )}
    </div>
  );
}
