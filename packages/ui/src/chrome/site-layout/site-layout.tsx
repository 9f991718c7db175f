import type { ReactNode } from 'react';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import styles from './site-layout.module.css';

export interface SiteLayoutProps {
  readonly announcement?: ReactNode;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly hideHeader?: boolean;
  readonly hideFooter?: boolean;
  /** Messages, dialogs and drawers: what stands over the page. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the shop between its header and its footer. */
export function SiteLayout(props: SiteLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink target="main" />
      {props.announcement}
      {props.hideHeader !== true && props.header}
      <main id="main" tabIndex={-1} className={styles.main}>
        {props.children}
      </main>
      {props.hideFooter !== true && props.footer}
      {props.over}
    </div>
  );
}
