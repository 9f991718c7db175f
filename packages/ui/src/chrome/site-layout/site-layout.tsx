// Chrome: everything around a page's content: layouts, header, footer, menus, drawers, popups and notices.
// Uses components and forms. Screens do not render it; the web app's shell and the stories do.
import type { ReactNode } from 'react';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import styles from './site-layout.module.css';

export interface SiteLayoutProps {
  readonly announcement?: ReactNode;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly hideHeader?: boolean;
  readonly hideFooter?: boolean;
  /** Toasts, dialogs and drawers, rendered above the page. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the shop between header and footer. */
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
