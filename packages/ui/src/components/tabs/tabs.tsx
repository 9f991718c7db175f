import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly disabled?: boolean;
  readonly panel: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  /** The one open at first; the first one otherwise. */
  readonly initial?: string;
}

/** The place an arrow key leads to among the tabs that can be opened, round at both ends. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  const places: Partial<Record<string, number>> = {
    ArrowRight: (place + 1) % count,
    ArrowLeft: (place + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** Several panels in one place; arrows, Home and End move between them. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id);
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  if (current === undefined) return null;

  function onKeyDown(event: KeyboardEvent): void {
    const open = tabs.filter((tab) => tab.disabled !== true);
    const place = placeAfter(
      event.key,
      open.findIndex((tab) => tab.id === current?.id),
      open.length,
    );
    const next = place === undefined ? undefined : open[place];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === current.id}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current.id ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => setChosen(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${current.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone must be reachable by keyboard (ARIA tabs pattern)
        tabIndex={0}
      >
        {current.panel}
      </div>
    </div>
  );
}
