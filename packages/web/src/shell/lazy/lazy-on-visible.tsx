import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { isRenderForcedAtom } from '../../state/core/force-render.ts';
import { locationAtom } from '../../state/core/location.ts';
import { LazyBoundary } from './lazy-boundary.tsx';
import type { LazyPage } from './lazy-page.ts';

/**
 * Find-in-page and printing need all sections: they load this long after the start of the visit or the
 * navigation, when nothing else is loading.
 */
const patienceMs = { visit: 20_000, page: 5_000 } as const;

interface LazyOnVisibleProps {
  readonly part: LazyPage;
  /** Distance below the viewport at which the part loads. */
  readonly within?: `${number}px`;
  /** Whether a failure leaves the page as it is. */
  readonly optional?: boolean;
  /** Takes the place of the part until it has loaded. */
  readonly place?: ReactNode;
}

/**
 * A part of the page that loads when it is near the viewport, when the URL has a hash, on the first Tab, or
 * before printing. Renders synchronously once its code is loaded.
 */
export function LazyOnVisible(props: LazyOnVisibleProps) {
  const { part, within = '400px', optional = false, place = null } = props;
  const { hash } = useAtomValue(locationAtom);
  const [isNear, setIsNear] = useState(() => part.current() !== null);
  const container = useRef<HTMLDivElement>(null);
  const isRendered = useAtomValue(isRenderForcedAtom) || isNear || hash !== '' || part.current() !== null;

  useEffect(() => {
    if (isRendered || container.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsNear(true));
      },
      // Also matches what the visitor has scrolled past.
      { rootMargin: `1000000px 0px ${within}` },
    );
    observer.observe(container.current);
    const restMs = Math.max(patienceMs.page, patienceMs.visit - performance.now());
    const timer = setTimeout(() => startTransition(() => setIsNear(true)), restMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isRendered, within]);

  // An element in both cases, so that a page can keep room for the part.
  return isRendered ? (
    <LazyBoundary part={part} {...(!optional && { onLoadError: 'show' })} place={<div>{place}</div>} />
  ) : (
    <div ref={container}>{place}</div>
  );
}
