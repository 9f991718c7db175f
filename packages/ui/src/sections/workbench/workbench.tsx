import type { MenuGoods } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Picture } from '../../components/picture/picture.tsx';
import { artOf } from '../../views/art-of.ts';
import { altOfGoods } from '../../views/goods-alt.ts';
import styles from './workbench.module.css';

interface WorkbenchProps {
  /** Empty while they are unknown: the bench keeps its size. */
  readonly goods: readonly MenuGoods[];
}

/** Three photographs of goods under the lamp of the workbench, two of them close. */
export function Workbench({ goods }: WorkbenchProps) {
  const intl = useIntl();
  return (
    <div className={styles.bench} data-band="dark">
      {[0, 1, 2].map((place) => {
        const one = goods[place];
        return (
          <div key={place} className={styles.place} data-place={place}>
            {one !== undefined && (
              <Picture
                art={artOf(one)}
                src={one.pic_index}
                alt={altOfGoods(one, intl)}
                variant="bare"
                sizes="40rem"
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
