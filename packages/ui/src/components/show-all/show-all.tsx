import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { showAllMessages as messages } from './show-all.messages.ts';
import styles from './show-all.module.css';

interface ShowAllProps<Item> {
  readonly items: readonly Item[];
  /** Number of items before "show all". */
  readonly most: number;
  /** Items that are visible even when they are beyond the limit, such as a selected one. */
  readonly keep?: (item: Item) => boolean;
  readonly children: (visibleItems: readonly Item[]) => ReactNode;
}

const stops = 'a[href], button:enabled, input:enabled';

/** The first items of a long list, and a button that shows all and focuses the first new one. */
export function ShowAll<Item>({ items, most, keep, children }: ShowAllProps<Item>) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const initialElements = useRef<ReadonlySet<Element> | null>(null);
  const [isWhole, setWhole] = useState(false);
  const visibleItems = isWhole ? items : items.filter((item, index) => index < most || keep?.(item) === true);

  useEffect(() => {
    const before = initialElements.current;
    if (!isWhole || before === null || box.current === null) return;
    initialElements.current = null;
    const next = [...box.current.querySelectorAll<HTMLElement>(stops)].find((stop) => !before.has(stop));
    (next ?? box.current).focus();
  }, [isWhole]);

  return (
    <div ref={box} className={styles.list} tabIndex={-1}>
      {children(visibleItems)}
      {visibleItems.length < items.length && (
        <Button
          variant="ghost"
          size="s"
          iconEnd="down"
          onClick={() => {
            initialElements.current = new Set(box.current?.querySelectorAll(stops));
            setWhole(true);
          }}
        >
          {intl.formatMessage(messages.all, { count: items.length })}
        </Button>
      )}
    </div>
  );
}
