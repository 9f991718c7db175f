import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { useLinks } from '../../link/link-context.tsx';
import page from '../page/page.module.css';
import type { MenuPage } from '../side-layout/side-layout.tsx';
import menu from '../side-layout/side-menu.module.css';
import { accountLayoutMessages as messages } from './account-layout.messages.ts';
import styles from './account-layout.module.css';

/** The pages of the account, in menu order. */
const entries = {
  profile: { icon: 'account', message: messages.profile, hrefOf: (hrefs) => hrefs.inAccount('profile') },
  orders: { icon: 'box', message: messages.orders, hrefOf: (hrefs) => hrefs.orders() },
  returns: { icon: 'returned', message: messages.returns, hrefOf: (hrefs) => hrefs.afterSalesList() },
  coupons: { icon: 'ticket', message: messages.coupons, hrefOf: (hrefs) => hrefs.inAccount('coupon/all') },
  points: { icon: 'coins', message: messages.points, hrefOf: (hrefs) => hrefs.inAccount('points') },
  wins: { icon: 'gift', message: messages.wins, hrefOf: (hrefs) => hrefs.inAccount('win') },
  applications: {
    icon: 'freeTest',
    message: messages.applications,
    hrefOf: (hrefs) => hrefs.inAccount('application'),
  },
  warranty: { icon: 'shield', message: messages.warranty, hrefOf: (hrefs) => hrefs.inAccount('warranty') },
  addresses: { icon: 'pin', message: messages.addresses, hrefOf: (hrefs) => hrefs.inAccount('address') },
  notices: { icon: 'mail', message: messages.notices, hrefOf: (hrefs) => hrefs.inAccount('notices') },
  decoration: {
    icon: 'star',
    message: messages.decoration,
    hrefOf: (hrefs) => hrefs.inAccount('decoration'),
  },
  password: { icon: 'lock', message: messages.password, hrefOf: (hrefs) => hrefs.inAccount('reset') },
} as const satisfies Record<string, MenuPage>;

export type AccountPart = keyof typeof entries;

const parts = Object.entries(entries).map(([part, entry]) => ({ part, ...entry }));

export interface AccountLayoutProps {
  /** The current page. */
  readonly active?: AccountPart | 'none' | undefined;
  /** Whether the collapsed menu of small screens starts open. */
  readonly open?: boolean;
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

/** A page of the account with the account menu. Goes inside the site layout. */
export function AccountLayout(props: AccountLayoutProps) {
  const { active = 'orders', onLogOut, children } = props;
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const id = useId();
  const [open, setOpen] = useState(props.open ?? false);
  const current = active === 'none' ? null : entries[active];
  return (
    <div className={`${page.page} ${menu.layout} ${styles.layout}`}>
      <nav className={styles.nav} aria-label={intl.formatMessage(messages.label)}>
        <button
          type="button"
          className={`${menu.button} ${styles.fold}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon name={current?.icon ?? 'menu'} />
          <span>{intl.formatMessage(current?.message ?? messages.label)}</span>
          <Icon name={open ? 'up' : 'down'} />
        </button>
        <ul id={id} className={styles.list} data-open={open || undefined}>
          {parts.map(({ part, icon, message, hrefOf }) => (
            <li key={part}>
              <Anchor
                className={`${menu.entry} ${styles.entry}`}
                href={hrefOf(hrefs)}
                aria-current={part === active ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <Icon name={icon} />
                {intl.formatMessage(message)}
              </Anchor>
            </li>
          ))}
          <li>
            <button type="button" className={`${menu.entry} ${styles.entry}`} onClick={onLogOut}>
              <Icon name="logOut" />
              {intl.formatMessage(messages.logOut)}
            </button>
          </li>
        </ul>
      </nav>
      <div className={menu.content}>{children}</div>
    </div>
  );
}
