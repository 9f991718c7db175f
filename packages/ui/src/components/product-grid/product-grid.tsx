import type { ReactNode } from 'react';
import { Children } from 'react';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly label?: string;
  /** The first card is larger: four cells of four columns, a whole line on narrower screens. */
  readonly feature?: boolean;
  /** The parts of a card that align: picture, name, description, price; and a button. */
  readonly rows?: 4 | 5;
  readonly children: ReactNode;
}

/** Product cards whose pictures, names and prices align. */
export function ProductGrid({ label, feature = false, rows = 4, children }: ProductGridProps) {
  return (
    <ul
      className={styles.grid}
      aria-label={label}
      data-feature={feature || undefined}
      data-rows={rows === 4 ? undefined : rows}
    >
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}

/** Whether a large first card keeps the last one from being alone below rows of four. */
export function hasLoneCard(count: number): boolean {
  return count > 4 && count % 4 === 1;
}
