import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { readingDirection } from '../../reading-direction.ts';

/** Centers the current entry of a scrolling row, so that its neighbors on both sides are visible. */
export function useCurrentInView(entries: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the entries or of their width must scroll again
  useEffect(() => {
    const line = list.current;
    const current = line?.querySelector<HTMLElement>('[aria-current="page"]');
    if (line == null || current == null) return;
    const direction = readingDirection(line);
    const toCenter = current.offsetLeft - line.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
    // From right to left, browsers scroll a row of a fractional width by a pixel past its start.
    line.scrollLeft = direction * Math.max(0, direction * toCenter);
  }, [entries]);

  return list;
}
