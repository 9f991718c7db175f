import type { ReactNode } from 'react';
import { Children } from 'react';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly label?: string;
  /** The first card has four cells. */
  readonly feature?: boolean;
  readonly children: ReactNode;
}

/** Product cards whose pictures, names and prices align. */
export function ProductGrid({ label, feature = false, children }: ProductGridProps) {
  return (
    <ul className={styles.grid} aria-label={label} data-feature={feature || undefined}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
