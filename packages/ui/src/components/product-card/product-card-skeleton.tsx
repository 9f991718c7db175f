import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './product-card.module.css';

/** Placeholder for a product card. */
export function ProductCardSkeleton({ feature = false }: { readonly feature?: boolean }) {
  return (
    <div className={styles.card} data-feature={feature || undefined} aria-hidden="true">
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
