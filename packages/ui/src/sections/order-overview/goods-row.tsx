import type { ReactNode } from 'react';
import type { DrawnGoods } from '../../components/picture/picture.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './goods-row.module.css';

interface GoodsRowProps {
  readonly goods: DrawnGoods;
  readonly photo: string;
  readonly name: string;
  readonly meta: string;
  readonly children: ReactNode;
}

/** Goods on one narrow line: picture, name, how many, what they cost. */
export function GoodsRow({ goods, photo, name, meta, children }: GoodsRowProps) {
  return (
    <li className={styles.row}>
      <Picture goods={goods} src={photo} />
      <span className={styles.name}>
        <span data-text="label" dir="auto">
          {name}
        </span>
        <span data-text="small" data-muted>
          {meta}
        </span>
      </span>
      {children}
    </li>
  );
}

/** A list of goods rows. */
export function GoodsRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
