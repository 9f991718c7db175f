import type { ReactNode } from 'react';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './spread.module.css';

interface SpreadProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Below the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section on the grid of the page: its title in four of twelve columns, its content in the other eight. */
export function Spread({ id, title, aside, children }: SpreadProps) {
  return (
    <section className={styles.spread} aria-labelledby={id}>
      <SectionTitle id={id} title={title} />
      {aside}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
