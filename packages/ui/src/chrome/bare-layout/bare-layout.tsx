import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Brand } from '../brand/brand.tsx';
import page from '../page/page.module.css';
import { bareLayoutMessages as messages } from './bare-layout.messages.ts';
import styles from './bare-layout.module.css';

export interface BareHeaderProps {
  /** Target of the back link; defaults to the home page. */
  readonly backHref?: string | undefined;
  /** Whether to show the note about secure payment. */
  readonly safe?: boolean;
}

export interface BareLayoutProps extends BareHeaderProps {
  /** Toasts and dialogs, rendered above the page. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of cart, payment and payment result: no navigation except the back link. */
export function BareLayout({ backHref, over, safe = true, children }: BareLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink target="main" />
      <BareHeader backHref={backHref} safe={safe} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {over}
    </div>
  );
}

/** The header of the bare layout: the brand and the back link. */
export function BareHeader({ backHref, safe = true }: BareHeaderProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <header className={styles.header}>
      <div className={`${page.page} ${styles.bar}`}>
        <Brand />
        {safe && (
          <span className={styles.safe}>
            <Icon name="lock" size={16} />
            {intl.formatMessage(messages.safe)}
          </span>
        )}
        <Anchor className={styles.back} href={backHref ?? hrefs.home}>
          <Icon name="back" />
          {intl.formatMessage(messages.back)}
        </Anchor>
      </div>
    </header>
  );
}
