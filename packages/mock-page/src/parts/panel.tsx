// Components that several views and the drawer share: panels, code with a copy button, problems.
// They know neither the store nor the control API.
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of a view. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} data-notch="l" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} data-text="h3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
