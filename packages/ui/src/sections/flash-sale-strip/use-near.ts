import { carouselBreakpointPx } from '@signal-shop/sdk/constants';
import { useEffect, useRef, useState } from 'react';

/** Who searches in the page finds everything after a while, wherever the window stands. */
const patienceMs = 30_000;

let wasDrawn = false;

/**
 * Whether a place of the page is, or was, in the window; always so where several goods stand side by side. And whether
 * such a place was drawn before.
 */
export function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(innerWidth >= carouselBreakpointPx);

  useEffect(() => {
    wasDrawn = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setIsNear(true);
    });
    if (place.current !== null) observer.observe(place.current);
    const timer = setTimeout(setIsNear, patienceMs, true);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  return { place, isNear, wasDrawn };
}
