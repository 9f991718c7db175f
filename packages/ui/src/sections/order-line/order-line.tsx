import type { OrderLine as Line } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { use } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { ClockContext } from '../../components/countdown/clock-context.ts';
import goodsStyles from '../../components/goods-row/goods-name.module.css';
import { Icon } from '../../components/icon/icon.tsx';
import { LineStatusBadge } from '../../components/line-status-badge/line-status-badge.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { useSum } from '../../components/price/use-sum.ts';
import { useLastDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import { orderLineMessages as messages } from './order-line.messages.ts';
import styles from './order-line.module.css';

/** The warranty status of a line; null if unknown. */
function warrantyText(
  line: Line,
  nowMs: number,
  day: (time: number) => string,
  intl: IntlShape,
): string | null {
  if (line.baotime !== null) {
    const over = line.baotime * 1_000 < nowMs;
    return intl.formatMessage(over ? messages.warrantyOver : messages.warrantyUntil, {
      day: day(line.baotime),
    });
  }
  return line.baoday === null ? null : intl.formatMessage(messages.warrantyDays, { days: line.baoday });
}

interface OrderLineProps {
  readonly line: Line;
  /** Actions below the text. */
  readonly actions?: ReactNode;
}

/** An order line: goods, amounts and status. */
export function OrderLine({ line, actions }: OrderLineProps) {
  const intl = useIntl();
  const sum = useSum();
  const day = useLastDay();
  const now = use(ClockContext);
  const { Anchor, hrefs } = useLinks();
  const warranty = warrantyText(line, now(), day, intl);
  return (
    <article className={styles.line}>
      <div className={goodsStyles.picture}>
        <Picture art={artOf(line)} src={line.thumbnail} sizes="6rem" />
      </div>
      <div className={styles.about}>
        <h3 className={goodsStyles.name}>
          <Anchor className={goodsStyles.link} href={hrefs.goods(line.goods_id)}>
            {line.goods_name}
          </Anchor>
        </h3>
        <p className={styles.meta}>
          {line.goodscolor} ·{' '}
          {intl.formatMessage(messages.quantity, {
            count: line.goodsnumber,
            price: sum(line.price, line.points),
          })}
        </p>
        {warranty !== null && (
          <p className={styles.note}>
            <Icon name="shield" size={16} />
            {warranty}
          </p>
        )}
        {line.cid !== null && (
          <p className={styles.note}>
            <Icon name="star" size={16} />
            {intl.formatMessage(messages.reviewed)}
          </p>
        )}
        {line.after_sales_rejection !== null && (
          <p className={styles.note}>
            <Icon name="info" size={16} />
            {line.after_sales_rejection}
          </p>
        )}
      </div>
      <div className={styles.status}>
        <LineStatusBadge status={line.line_status} />
      </div>
      {actions}
    </article>
  );
}
