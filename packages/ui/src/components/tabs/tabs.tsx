import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { readingDirection } from '../../reading-direction.ts';
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
  /** Id of the initial tab; defaults to the first. */
  readonly initial?: string;
  /** Id of the current tab, for a parent that controls it with `onChange`. */
  readonly value?: string | undefined;
  readonly onChange?: (id: string) => void;
}

/** The index that a key selects among the enabled tabs; `right` is 1 where the tab to the right is the next one. */
function indexAfter(key: string, index: number, count: number, right: 1 | -1): number | undefined {
  const indices: Partial<Record<string, number>> = {
    ArrowRight: (index + right + count) % count,
    ArrowLeft: (index - right + count) % count,
    Home: 0,
    End: count - 1,
  };
  return indices[key];
}

/** Tab panels; arrow keys, Home and End switch. */
export function Tabs({ label, tabs, initial, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id);
  const selected = value ?? chosen;
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  if (current === undefined) return null;

  function choose(next: string): void {
    setChosen(next);
    onChange?.(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const open = tabs.filter((tab) => tab.disabled !== true);
    const index = indexAfter(
      event.key,
      open.findIndex((tab) => tab.id === current?.id),
      open.length,
      readingDirection(event.currentTarget),
    );
    const next = index === undefined ? undefined : open[index];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div>
      <div
        className={styles.list}
        data-scroll-row
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
      >
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
            onClick={() => choose(tab.id)}
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
