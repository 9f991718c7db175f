import { ProductCardSkeleton } from '../../components/product-card/product-card-skeleton.tsx';
import styles from './card-row-skeleton.module.css';

/** The places of a row of cards that is on its way; the page around it tells that it loads. */
export function CardRowSkeleton() {
  return (
    <div className={styles.row}>
      {['one', 'two', 'three', 'four'].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  );
}
