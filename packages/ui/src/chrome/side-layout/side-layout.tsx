import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import type { IconName } from '../../components/icon/icons.ts';
import { useCurrentInView } from '../../components/sub-nav/use-current-in-view.ts';
import { useLinks } from '../../link/link-context.tsx';
import page from '../page/page.module.css';
import menu from './menu-entry.module.css';
import styles from './side-layout.module.css';

export interface SideLayoutEntry {
  readonly href: string;
  readonly label: string;
  readonly active: boolean;
  readonly icon?: IconName;
}

/** One entry per page, in the order of `icons`. */
export function sideEntries<Page extends string>(
  icons: Readonly<Record<Page, IconName>>,
  active: Page,
  entryOf: (page: Page) => Pick<SideLayoutEntry, 'href' | 'label'>,
): readonly SideLayoutEntry[];
export function sideEntries(
  icons: Readonly<Record<string, IconName>>,
  active: string,
  entryOf: (page: string) => Pick<SideLayoutEntry, 'href' | 'label'>,
) {
  return Object.entries(icons).map(([page, icon]) => ({ ...entryOf(page), icon, active: page === active }));
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
    <div className={`${page.page} ${styles.layout}`}>
      <nav className={styles.nav} aria-label={label}>
        <ul ref={list} className={styles.list}>
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
      <div className={styles.content}>{children}</div>
      {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
