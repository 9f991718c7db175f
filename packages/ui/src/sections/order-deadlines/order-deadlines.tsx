import { withdrawalDays } from '@signal-shop/sdk/constants';
import type { OrderDetail } from '@signal-shop/sdk/contract';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { ClockContext } from '../../components/countdown/clock-context.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useLastDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import { Panel } from '../page-frame/page-frame.tsx';
import type { FormattedDeadline } from './formatted-deadlines.ts';
import { formattedDeadlines } from './formatted-deadlines.ts';
import { orderDeadlinesMessages as messages } from './order-deadlines.messages.ts';
import styles from './order-deadlines.module.css';

interface OrderDeadlinesProps {
  readonly order: OrderDetail;
  readonly title: string;
}

/** The deadlines of an order; renders nothing without any. */
export function OrderDeadlines({ order, title }: OrderDeadlinesProps) {
  const intl = useIntl();
  const day = useLastDay();
  const now = use(ClockContext);
  const deadlines = formattedDeadlines(order, day, now() / 1_000, intl);
  if (deadlines.length === 0 && order.withdrawal === null) return null;
  return (
    <Panel title={title}>
      <ul className={styles.list}>
        {deadlines.map((deadline) => (
          <Deadline key={deadline.key} deadline={deadline} />
        ))}
        {order.withdrawal !== null && <Withdrawal ordersn={order.ordersn} until={order.withdrawal.until} />}
      </ul>
    </Panel>
  );
}

function Deadline({ deadline: { text, isOver } }: { readonly deadline: FormattedDeadline }) {
  const intl = useIntl();
  return (
    <li className={styles.deadline} data-over={isOver || undefined}>
      <Icon name={isOver ? 'cancelled' : 'clock'} />
      <span>
        {isOver && <VisuallyHidden>{intl.formatMessage(messages.over)} </VisuallyHidden>}
        {text}
      </span>
    </li>
  );
}

function Withdrawal({ ordersn, until }: { readonly ordersn: string; readonly until: number | null }) {
  const intl = useIntl();
  const day = useLastDay();
  const { hrefs } = useLinks();
  return (
    <li className={styles.deadline}>
      <Icon name="returned" />
      <span className={styles.withdrawal}>
        {until === null
          ? intl.formatMessage(messages.withdrawalOpen, { days: withdrawalDays })
          : intl.formatMessage(messages.withdrawalUntil, { day: day(until) })}
        <Link variant="standalone" href={hrefs.withdrawal(ordersn)}>
          {intl.formatMessage(messages.withdraw)}
        </Link>
        <Link variant="standalone" href={hrefs.policy('right-of-withdrawal')}>
          {intl.formatMessage(messages.rights)}
        </Link>
      </span>
    </li>
  );
}
