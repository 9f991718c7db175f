import { useLinks } from '../../link/link-context.tsx';
import styles from './sub-nav.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

export interface SubNavItem {
  readonly href: string;
  readonly label: string;
  readonly count?: number;
  readonly active: boolean;
}

/** Links to sibling pages, one of them current. */
export function SubNav({ label, items }: { readonly label: string; readonly items: readonly SubNavItem[] }) {
  const { Anchor } = useLinks();
  const list = useCurrentInView(items.map(({ href, count, active }) => `${href} ${count} ${active}`).join());

  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.list} data-scroll-row>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor className={styles.link} href={item.href} aria-current={item.active ? 'page' : undefined}>
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
