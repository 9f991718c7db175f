import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** Also the URL fragment that opens the item. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  /** Details elements with the same `name` are exclusive: the browser closes the others. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
  readonly initial?: string;
}

/** Questions with collapsible answers, one open at a time. */
export function Accordion({ name, items, initial }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const anchor = location.hash.slice(1);
    const target = [...(list.current?.querySelectorAll('details') ?? [])].find(
      ({ id }) => id === anchor || encodeURIComponent(id) === anchor,
    );
    if (target) target.open = true;
  }, []);

  return (
    <div className={styles.list} ref={list}>
      {items.map((item) => (
        <details key={item.id} className={styles.item} id={item.id} name={name} open={item.id === initial}>
          <summary className={styles.title}>
            {item.title}
            <Icon name="down" />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
