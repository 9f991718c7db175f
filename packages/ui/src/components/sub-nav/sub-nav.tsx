import { useLinks } from '../../link/link-context.tsx';
import styles from './sub-nav.module.css';

export interface SubNavItem {
  readonly href: string;
  readonly label: string;
  readonly count?: number;
  readonly active: boolean;
}

/** Pages that stand side by side, one of them open. */
export function SubNav({ label, items }: { readonly label: string; readonly items: readonly SubNavItem[] }) {
  const { Anchor } = useLinks();
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
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
