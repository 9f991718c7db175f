import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../components/button/button.tsx';
import { GoodsRow } from '../../../components/goods-row/goods-row.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import { moveFocusOnUnmount } from '../../../focus/move-focus-on-unmount.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { TitledSection } from '../../../sections/page-frame/titled-section.tsx';
import { goodsRowOf } from '../../../views/goods-row-of.ts';
import { commentMessages as messages } from './comment.messages.ts';
import styles from './comment.module.css';
import type { CommentState, OlderOrders } from './comment.states.ts';

export type ReviewChoicesProps = Pick<
  Extract<CommentState, { readonly status: 'choose' }>,
  'lines' | 'older'
>;

/** All lines that can be reviewed now. */
export function ReviewChoices({ lines, older }: ReviewChoicesProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <TitledSection title={intl.formatMessage(messages.choose)} size="h3" className={styles.choices}>
      <ul className={styles.list}>
        {lines.map(({ ordersn, line }) => (
          <li key={`${ordersn} ${line.id}`}>
            <GoodsRow
              {...goodsRowOf(line, hrefs)}
              note={`${line.goodscolor} · ${intl.formatMessage(messages.order, { ordersn })}`}
              status={
                <ButtonLink size="s" variant="secondary" href={hrefs.review(ordersn, line.id)}>
                  <span aria-hidden="true">{intl.formatMessage(messages.writeShort)}</span>
                  <VisuallyHidden>
                    {intl.formatMessage(messages.write, { name: line.goods_name })}
                  </VisuallyHidden>
                </ButtonLink>
              }
            />
          </li>
        ))}
      </ul>
      {older !== null && (
        <div className={styles.older}>
          <p data-muted>{intl.formatMessage(messages.newest)}</p>
          <LoadOlderOrders older={older} />
        </div>
      )}
    </TitledSection>
  );
}

/** Searches older orders, which may have been delivered late. */
export function LoadOlderOrders({ older }: { readonly older: OlderOrders }) {
  const intl = useIntl();
  return (
    <span ref={moveFocusOnUnmount}>
      <Button variant="secondary" pending={older.pending} onClick={older.onLook}>
        {intl.formatMessage(messages.older, { count: older.count })}
      </Button>
    </span>
  );
}
