import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** Whether a box is narrower than what is in it. */
export function useScrolls(): {
  readonly box: RefObject<HTMLElement | null>;
  readonly scrolls: boolean;
} {
  const box = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);

  // With new rows it must be reached by keyboard at once, not a frame later.
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
