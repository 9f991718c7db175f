import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { locationAtom } from '../state/location.ts';
import { LaterPart } from './later-part.tsx';
import type { LazyPage } from './lazy-page.ts';

/** How far below the window a part begins to be near; what was jumped over is near, too. */
const near = '1000000px 0px 400px';

/**
 * A part of the page that is asked for when its place comes near the window, or when the address leads to somewhere on
 * the page. Once its code is here it stands there at once.
 */
export function NearPart({ part }: { readonly part: LazyPage }) {
  const { hash } = useAtomValue(locationAtom);
  const [isNear, setIsNear] = useState(() => part.current() !== null);
  const place = useRef<HTMLDivElement>(null);
  const isWanted = isNear || hash !== '';

  useEffect(() => {
    if (isWanted || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: near },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted]);

  return isWanted ? <LaterPart part={part} /> : <div ref={place} />;
}
