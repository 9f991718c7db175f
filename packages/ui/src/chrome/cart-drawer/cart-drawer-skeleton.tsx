import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import styles from './cart-drawer.module.css';

/** Placeholder for two cart lines while the cart loads. */
export function CartDrawerSkeleton() {
  return (
    <div className={styles.body}>
      <LoadingNote />
      {['one', 'two'].map((slot) => (
        <div key={slot} className={styles.waiting} aria-hidden="true">
          <Skeleton variant="square" />
          <div>
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
