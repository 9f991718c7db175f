import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** Whether a box is narrower than what is in it. */
export function useScrolls(): {
  readonly box: RefObject<HTMLElement | null>;
  readonly scrolls: boolean;
} {
  const box = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);

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
