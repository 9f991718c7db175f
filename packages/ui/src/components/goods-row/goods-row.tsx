import type { ReactNode } from 'react';
import { useLinks } from '../../link/link-context.tsx';
import { Picture } from '../picture/picture.tsx';
import type { GoodsFace } from '../product-card/goods-face.ts';
import goodsStyles from './goods-name.module.css';
import styles from './goods-row.module.css';

interface GoodsRowProps extends GoodsFace {
  /** One line below the name. */
  readonly note: ReactNode;
  readonly status: ReactNode;
  /** Details and actions. */
  readonly children?: ReactNode;
}

/** A row about goods: picture, name, status and actions. */
export function GoodsRow({ href, name, art, picture, note, status, children }: GoodsRowProps) {
  const { Anchor } = useLinks();
  return (
    <article className={styles.row} data-notch="l">
      <div className={goodsStyles.picture}>
        <Picture art={art} src={picture} sizes="6rem" />
      </div>
      <div className={styles.head}>
        <h2 className={goodsStyles.name}>
          <Anchor className={goodsStyles.link} href={href}>
            {name}
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
