import type { GoodsUserInfo } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { useDay, useLastDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import { boughtNoteMessages as messages } from './bought-note.messages.ts';
import styles from './bought-note.module.css';

/** When a customer bought the goods, and the review that is still possible. */
export type Purchase = Pick<GoodsUserInfo, 'bought_at' | 'reviewable'>;

interface BoughtNoteProps {
  /** null for guests, for other goods, and while unknown. */
  readonly purchase: Purchase | null;
}

/** Says when the customer bought the goods and until when a review is possible; renders nothing for others. */
export function BoughtNote({ purchase }: BoughtNoteProps) {
  const intl = useIntl();
  const day = useDay();
  const lastDay = useLastDay();
  const { hrefs } = useLinks();
  if (purchase === null || purchase.bought_at === null) return null;
  const { bought_at, reviewable } = purchase;
  return (
    <div className={styles.note} data-notch="m">
      <Icon name="box" size={24} />
      <p>{intl.formatMessage(messages.bought, { day: day(bought_at) })}</p>
      {reviewable !== null && (
        <Link href={hrefs.review(reviewable.ordersn, reviewable.line_id)} variant="standalone">
          {intl.formatMessage(messages.review, { day: lastDay(reviewable.closes_at) })}
        </Link>
      )}
    </div>
  );
}
