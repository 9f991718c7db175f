import { useIntl } from 'react-intl';
import { Icon } from '../../../components/icon/icon.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { useLastDay } from '../../../intl/use-day.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { artOf } from '../../../views/art-of.ts';
import { commentMessages as messages } from './comment.messages.ts';
import type { ReviewedLine } from './comment.states.ts';
import styles from './review-subject.module.css';

/** The goods of a review, and the time left. */
export function ReviewSubject({ of }: { readonly of: ReviewedLine }) {
  const intl = useIntl();
  const day = useLastDay();
  const { Anchor, hrefs } = useLinks();
  const { line, ordersn, closesAt } = of;
  return (
    <article className={styles.subject} data-notch="l">
      <div className={styles.stage}>
        <Picture art={artOf(line)} src={line.thumbnail} ghost />
      </div>
      <div className={styles.words}>
        <h2 data-text="h3">
          <Anchor className={styles.link} href={hrefs.goods(line.goods_id)}>
            {line.goods_name}
          </Anchor>
        </h2>
        <p data-muted>{line.goodscolor}</p>
        <p data-text="small">
          <Anchor className={styles.order} href={hrefs.order(ordersn)}>
            {intl.formatMessage(messages.order, { ordersn })}
          </Anchor>
        </p>
        {closesAt !== null && (
          <p className={styles.until}>
            <Icon name="clock" size={16} />
            {intl.formatMessage(messages.until, { day: day(closesAt) })}
          </p>
        )}
      </div>
    </article>
  );
}
