import type { OrderDetail } from '@signal-shop/sdk/contract';
import { Picture } from '../../components/picture/picture.tsx';
import { artOf } from '../../views/art-of.ts';
import styles from './order-header.module.css';

const photosAtMost = 3;

/** Photographs of the first goods. Decorative: the list of goods names them. */
export function OrderHeaderPhotos({ lines }: Pick<OrderDetail, 'lines'>) {
  return (
    <div className={styles.photos}>
      {lines.slice(0, photosAtMost).map((line) => (
        <Picture key={line.id} art={artOf(line)} src={line.thumbnail} sizes="8rem" />
      ))}
    </div>
  );
}
