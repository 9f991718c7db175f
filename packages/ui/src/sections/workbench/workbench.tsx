import type { MenuGoods } from '@signal-shop/sdk/contract';
import { Picture } from '../../components/picture/picture.tsx';
import { artOf } from '../../views/art-of.ts';
import styles from './workbench.module.css';

interface WorkbenchProps {
  /** Empty while they are unknown: the bench keeps its size. */
  readonly goods: readonly MenuGoods[];
}

/** Three photographs of goods under the lamp of the workbench, two of them close. Decorative. */
export function Workbench({ goods }: WorkbenchProps) {
  return (
    <div className={styles.bench} aria-hidden="true" data-band="dark">
      {[0, 1, 2].map((place) => {
        const one = goods[place];
        return (
          <div key={place} className={styles.place} data-place={place}>
            {one !== undefined && (
              <Picture art={artOf(one)} src={one.pic_index} variant="bare" sizes="40rem" />
            )}
          </div>
        );
      })}
    </div>
  );
}
