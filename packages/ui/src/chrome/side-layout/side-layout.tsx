import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import type { IconName } from '../../components/icon/icons.ts';
import { useCurrentInView } from '../../components/sub-nav/use-current-in-view.ts';
import type { Sentence } from '../../intl/messages.ts';
import type { Hrefs } from '../../link/link-context.tsx';
import { useLinks } from '../../link/link-context.tsx';
import page from '../page/page.module.css';
import styles from './side-layout.module.css';
import menu from './side-menu.module.css';

export interface SideLayoutEntry {
  readonly href: string;
  readonly label: string;
  readonly active: boolean;
  readonly icon?: IconName;
}

interface SideLayoutProps {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly entries: readonly SideLayoutEntry[];
  /** Below the menu on wide screens, after the page on narrow ones. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Related pages: a menu beside the page, or above it on small screens. */
export function SideLayout({ label, entries, aside, children }: SideLayoutProps) {
  const { Anchor } = useLinks();
  const list = useCurrentInView(entries.map(({ href, active }) => `${href} ${active}`).join());
  return (
    <div className={`${page.page} ${menu.layout} ${styles.layout}`}>
      <nav className={styles.nav} aria-label={label}>
        <ul ref={list} className={styles.list} data-scroll-row>
          {entries.map(({ href, label: name, active, icon }) => (
            <li key={href}>
              <Anchor
                className={`${menu.entry} ${styles.entry}`}
                href={href}
                aria-current={active ? 'page' : undefined}
              >
                {icon !== undefined && <Icon name={icon} />}
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${menu.content} ${styles.content}`}>{children}</div>
      {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}

/** An entry of a menu with fixed pages. */
export interface MenuPage {
  readonly icon: IconName;
  readonly message: Sentence;
  readonly hrefOf: (hrefs: Hrefs) => string;
}

export interface InnerPageProps<Page extends string> {
  readonly active: Page;
  readonly children: ReactNode;
}

interface PagesLayoutProps<Page extends string> extends InnerPageProps<Page> {
  readonly label: Sentence;
  /** In the order of the menu. */
  readonly pages: Readonly<Record<Page, MenuPage>>;
  readonly aside?: ReactNode;
}

/** A side layout whose menu never changes. */
export function PagesLayout<Page extends string>(props: PagesLayoutProps<Page>) {
  const { label, pages, active, ...rest } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  const entries = Object.entries<MenuPage>(pages).map(([name, { icon, message, hrefOf }]) => ({
    icon,
    href: hrefOf(hrefs),
    label: intl.formatMessage(message),
    active: name === active,
  }));
  return <SideLayout {...rest} label={intl.formatMessage(label)} entries={entries} />;
}
