import type { MenuGoods } from '@signal-shop/sdk/contract';
import { Picture } from '../../components/picture/picture.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import styles from './goods-tiles.module.css';

interface GoodsTilesProps {
  readonly goods: readonly MenuGoods[];
  readonly hrefOf: (goods: MenuGoods) => string;
  /** Called when a tile is followed. */
  readonly onFollow?: (() => void) | undefined;
  /** Reserves the room of so many tiles before the goods are known. */
  readonly slots: number;
}

/** A row of photographed goods, each a link with its model as text. */
export function GoodsTiles({ goods, hrefOf, onFollow, slots }: GoodsTilesProps) {
  const { Anchor } = useLinks();
  return (
    <ul className={styles.tiles}>
      {goods.slice(0, slots).map((one) => (
        <li key={one.goods_id}>
          <Anchor className={styles.tile} href={hrefOf(one)} onClick={onFollow}>
            <span className={styles.photo} data-notch="m">
              <Picture art={artOf(one)} src={one.pic_index} sizes="9rem" />
            </span>
            {one.goods_unit}
          </Anchor>
        </li>
      ))}
      {goods.length === 0 &&
        Array.from({ length: slots }, (_, slot) => slot).map((slot) => (
          <li key={slot} className={styles.tile} aria-hidden="true">
            <span className={`${styles.photo} ${styles.waiting}`} data-notch="m" />
            &nbsp;
          </li>
        ))}
    </ul>
  );
}
