import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface DescriptionListProps {
  readonly items: readonly { readonly name: string; readonly value: ReactNode }[];
  /** Number of columns on wide screens. */
  readonly columns?: 1 | 2;
}

/** A list of names and values. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-columns={columns}>
      {items.map((item) => (
        <div key={item.name} className={styles.pair}>
          <dt className={styles.name}>{item.name}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
