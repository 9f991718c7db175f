import { carouselBreakpointPx } from '@signal-shop/sdk/constants';
import { useEffect, useRef, useState } from 'react';

/** After this timeout everything renders, so that "find in page" works. */
const patienceMs = 30_000;

let wasDrawn = false;

/**
 * Whether an element is, or was, in the viewport; always true on screens with several goods in a row. `wasDrawn`:
 * whether such an element was rendered before.
 */
export function useNearViewport() {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(innerWidth >= carouselBreakpointPx);

  useEffect(() => {
    wasDrawn = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setIsNear(true);
    });
    if (element.current !== null) observer.observe(element.current);
    const timer = setTimeout(setIsNear, patienceMs, true);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  return { element, isNear, wasDrawn };
}
