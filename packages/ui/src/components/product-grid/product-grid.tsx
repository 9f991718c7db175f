import type { ReactNode } from 'react';
import { Children } from 'react';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** Cards of goods whose pictures, names and prices stand on the same lines. */
export function ProductGrid({ label, children }: ProductGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
