import { useEffect, useRef } from 'react';
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
  const list = useRef<HTMLUListElement>(null);
  const active = items.find((item) => item.active)?.href;
  const counts = items.map(({ count }) => count).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page and wider entries are reasons to look again
  useEffect(() => {
    const line = list.current;
    const current = line?.querySelector<HTMLElement>('[aria-current="page"]');
    if (line == null || current == null) return;
    // Where not all have room the open one stands in the middle, with what lies on both sides of it.
    line.scrollLeft = current.offsetLeft - line.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
  }, [active, counts]);

  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.list}>
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
