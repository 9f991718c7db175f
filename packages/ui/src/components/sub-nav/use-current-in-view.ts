import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Where not all entries of a line have room the open one stands in the middle, with what lies on both sides of it. */
export function useCurrentInView(entries: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another open entry and wider ones are reasons to look again
  useEffect(() => {
    const line = list.current;
    const current = line?.querySelector<HTMLElement>('[aria-current="page"]');
    if (line == null || current == null) return;
    line.scrollLeft = current.offsetLeft - line.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
  }, [entries]);

  return list;
}
