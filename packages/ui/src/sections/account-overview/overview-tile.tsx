import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './account-overview.module.css';

interface OverviewTileProps {
  readonly title: string;
  /** Takes two columns where there are three or more. */
  readonly wide?: boolean;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** One fact of the account with the way to its page. */
export function OverviewTile({ title, wide = false, actions, children }: OverviewTileProps) {
  const id = useId();
  return (
    <section className={styles.tile} data-notch="l" data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id} data-text="label" data-muted>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
