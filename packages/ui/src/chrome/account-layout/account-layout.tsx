import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { useLinks } from '../../link/link-context.tsx';
import page from '../page/page.module.css';
import { accountLayoutMessages as words } from './account-layout.messages.ts';
import styles from './account-layout.module.css';

export interface AccountLayoutProps {
  /** Which of its places is open. */
  readonly active?: 'orders' | 'none';
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

/** A page of the account beside the account's own menu. Stands inside the site layout. */
export function AccountLayout({ active = 'orders', onLogOut, children }: AccountLayoutProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <div className={`${page.page} ${styles.layout}`}>
      <nav className={styles.nav} aria-label={intl.formatMessage(words.label)}>
        <ul className={styles.list}>
          <li>
            <Anchor
              className={styles.entry}
              href={hrefs.orders()}
              aria-current={active === 'orders' ? 'page' : undefined}
            >
              <Icon name="box" />
              {intl.formatMessage(words.orders)}
            </Anchor>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={onLogOut}>
              <Icon name="logOut" />
              {intl.formatMessage(words.logOut)}
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
