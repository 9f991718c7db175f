import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { GoodsRow } from '../../components/goods-row/goods-row.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { commentMessages as words } from './comment.messages.ts';
import styles from './comment.module.css';
import type { ReviewedLine } from './comment.states.ts';

/** Everything that can be reviewed now. */
export function ReviewChoices({ lines }: { readonly lines: readonly Omit<ReviewedLine, 'closesAt'>[] }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <section className={styles.choices} aria-labelledby="choose-review">
      <h2 id="choose-review" data-text="h3">
        {intl.formatMessage(words.choose)}
      </h2>
      <ul className={styles.list}>
        {lines.map(({ ordersn, line }) => (
          <li key={`${ordersn} ${line.id}`}>
            <GoodsRow
              goods={line}
              note={`${line.goodscolor} · ${intl.formatMessage(words.order, { ordersn })}`}
              status={
                <ButtonLink size="s" href={hrefs.review(ordersn, line.id)}>
                  <span aria-hidden="true">{intl.formatMessage(words.writeShort)}</span>
                  <VisuallyHidden>
                    {intl.formatMessage(words.write, { name: line.goods_name })}
                  </VisuallyHidden>
                </ButtonLink>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
