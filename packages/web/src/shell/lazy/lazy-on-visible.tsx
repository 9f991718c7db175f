import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useRef, useState } from 'react';
import { isRenderForcedAtom } from '../../state/core/force-render.ts';
import { locationAtom } from '../../state/core/location.ts';
import { LazyBoundary } from './lazy-boundary.tsx';
import type { LazyPage } from './lazy-page.ts';

/**
 * Who searches in the page or prints it finds everything, once nobody waits for anything else: so long after the visit
 * began, or after the page was opened.
 */
const patienceMs = { visit: 20_000, page: 5_000 } as const;

interface LazyOnVisibleProps {
  readonly part: LazyPage;
  /** How far below the window the part begins to be near. */
  readonly within?: `${number}px`;
}

/**
 * A part of the page that is asked for when its place comes near the window, when the address leads to somewhere on the
 * page, when somebody begins to walk by Tab or to print. Once its code is here it stands there at once.
 */
export function LazyOnVisible({ part, within = '400px' }: LazyOnVisibleProps) {
  const { hash } = useAtomValue(locationAtom);
  const [isNear, setIsNear] = useState(() => part.current() !== null);
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useAtomValue(isRenderForcedAtom) || isNear || hash !== '' || part.current() !== null;

  useEffect(() => {
    if (isWanted || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsNear(true));
      },
      // What was jumped over is near, too.
      { rootMargin: `1000000px 0px ${within}` },
    );
    observer.observe(place.current);
    const restMs = Math.max(patienceMs.page, patienceMs.visit - performance.now());
    const timer = setTimeout(() => startTransition(() => setIsNear(true)), restMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isWanted, within]);

  return isWanted ? <LazyBoundary part={part} missing="told" /> : <div ref={place} />;
}
