import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed.module.css';

/** Rendered into the body; replaces the whole page in print and is hidden on screen. */
export function Printed({ children }: { readonly children: ReactNode }) {
  return createPortal(<div className={styles.printed}>{children}</div>, document.body);
}
