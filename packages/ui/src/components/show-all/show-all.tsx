import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { showAllMessages as messages } from './show-all.messages.ts';
import styles from './show-all.module.css';

interface ShowAllProps<Item> {
  readonly items: readonly Item[];
  /** How many stand there at first. */
  readonly most: number;
  /** Tells what stands there in any case, such as what is chosen. */
  readonly keep?: (item: Item) => boolean;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

const stops = 'a[href], button:enabled, input:enabled';

/** The beginning of a long list, and all of it on demand; the focus then goes on to the first that came. */
export function ShowAll<Item>({ items, most, keep, children }: ShowAllProps<Item>) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const known = useRef<ReadonlySet<Element> | null>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.filter((item, place) => place < most || keep?.(item) === true);

  useEffect(() => {
    const before = known.current;
    if (!isWhole || before === null || box.current === null) return;
    known.current = null;
    const next = [...box.current.querySelectorAll<HTMLElement>(stops)].find((stop) => !before.has(stop));
    (next ?? box.current).focus();
  }, [isWhole]);

  return (
    <div ref={box} className={styles.list} tabIndex={-1}>
      {children(shown)}
      {shown.length < items.length && (
        <Button
          variant="ghost"
          size="s"
          iconEnd="down"
          onClick={() => {
            known.current = new Set(box.current?.querySelectorAll(stops));
            setWhole(true);
          }}
        >
          {intl.formatMessage(messages.all, { count: items.length })}
        </Button>
      )}
    </div>
  );
}
