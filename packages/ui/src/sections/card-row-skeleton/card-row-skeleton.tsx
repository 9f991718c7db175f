import { ProductCardSkeleton } from '../../components/product-card/product-card-skeleton.tsx';
import styles from './card-row-skeleton.module.css';

/** Placeholder for a row of cards; the page around it announces the loading. */
export function CardRowSkeleton({ detailed = false }: { readonly detailed?: boolean }) {
  return (
    <div className={styles.row} data-detailed={detailed || undefined}>
      {['one', 'two', 'three', 'four'].map((slot) => (
        <ProductCardSkeleton key={slot} />
      ))}
    </div>
  );
}
