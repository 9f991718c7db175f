import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './product-card.module.css';

/** Placeholder for a product card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.stage}>
        <Skeleton variant="square" />
      </div>
      <div className={styles.name} data-text="h4">
        <Skeleton width="long" />
      </div>
      <div className={styles.meta}>
        <Skeleton width="half" />
      </div>
      <div className={styles.foot}>
        <Skeleton variant="title" width="half" />
      </div>
    </div>
  );
}
