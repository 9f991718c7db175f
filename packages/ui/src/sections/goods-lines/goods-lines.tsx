import type { OrderLine } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Link } from '../../components/link/link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import { goodsLinesMessages as messages } from './goods-lines.messages.ts';
import styles from './goods-lines.module.css';

interface GoodsLinesProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly lines: readonly {
    readonly line: OrderLine;
    readonly pieces: number;
    /** A link about this line only. */
    readonly alone?: { readonly href: string; readonly text: string };
  }[];
}

/** Order lines in compact form: picture, name, color and quantity. */
export function GoodsLines({ label, lines }: GoodsLinesProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <ul className={styles.goods} aria-label={label}>
      {lines.map(({ line, pieces, alone }) => (
        <li className={styles.line} key={line.id}>
          <span className={styles.thumbnail}>
            <Picture art={artOf(line)} src={line.thumbnail} sizes="6rem" />
          </span>
          <span className={styles.name}>
            <Anchor href={hrefs.goods(line.goods_id)}>{line.goods_name}</Anchor>
            <span data-text="small" data-muted>
              {line.goodscolor} · {intl.formatMessage(messages.pieces, { count: pieces })}
            </span>
            {alone !== undefined && (
              <Link variant="standalone" href={alone.href}>
                {alone.text}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
