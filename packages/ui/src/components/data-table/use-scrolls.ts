import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** Whether a box overflows. */
export function useScrolls(): {
  readonly box: RefObject<HTMLElement | null>;
  readonly scrolls: boolean;
} {
  const box = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);

  // A layout effect, so that new rows are keyboard-scrollable in the same frame.
  useLayoutEffect(() => {
    const element = box.current;
    if (element !== null) setScrolls(element.scrollWidth > element.clientWidth);
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { box, scrolls };
}
