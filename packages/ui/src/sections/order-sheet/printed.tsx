import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed.module.css';

/** Stands on paper in place of the whole page, and nowhere on the screen. */
export function Printed({ children }: { readonly children: ReactNode }) {
  return createPortal(<div className={styles.printed}>{children}</div>, document.body);
}
