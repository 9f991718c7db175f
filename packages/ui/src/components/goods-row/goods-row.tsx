import type { ReactNode } from 'react';
import { useLinks } from '../../link/link-context.tsx';
import type { DrawnGoods } from '../picture/picture.tsx';
import { Picture } from '../picture/picture.tsx';
import goodsStyles from './goods-name.module.css';
import styles from './goods-row.module.css';

interface GoodsRowProps {
  readonly goods: DrawnGoods & {
    readonly goods_id: number;
    readonly goods_name: string;
    readonly thumbnail: string;
  };
  /** One line below the name. */
  readonly note: ReactNode;
  readonly status: ReactNode;
  /** Details and actions. */
  readonly children?: ReactNode;
}

/** A row about goods: picture, name, status and actions. */
export function GoodsRow({ goods, note, status, children }: GoodsRowProps) {
  const { Anchor, hrefs } = useLinks();
  return (
    <article className={styles.row} data-notch="l">
      <div className={goodsStyles.picture}>
        <Picture goods={goods} src={goods.thumbnail} />
      </div>
      <div className={styles.head}>
        <h2 className={goodsStyles.name}>
          <Anchor className={goodsStyles.link} href={hrefs.goods(goods.goods_id)}>
            {goods.goods_name}
          </Anchor>
        </h2>
        <p data-text="small" data-muted>
          {note}
        </p>
      </div>
      <div className={styles.status}>{status}</div>
      {children !== undefined && <div className={styles.body}>{children}</div>}
    </article>
  );
}
