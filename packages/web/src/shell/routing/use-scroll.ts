import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { locationAtom } from '../../state/core/location.ts';
import { ScrollPositions } from './scroll-positions.ts';
import { whenElementExists } from './when-element-exists.ts';

/**
 * How long to wait for a slow page to grow to its previous height; any scrolling by the visitor ends the wait.
 */
const patienceMs = 10_000;

/**
 * Scroll restoration: after a navigation scrolls to the hash target (smoothly) or the top; back and forward
 * restore the position (spec §2). Without animation if the visitor prefers reduced motion.
 */
export function useScroll(): void {
  const { key, hash, arrival } = useAtomValue(locationAtom);
  const [positions] = useState(() => new ScrollPositions());

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // The browser restores the position itself after a reload and from the back/forward cache.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  // In the same commit as the page, so that the jump to the top is not saved as the previous page's position.
  useLayoutEffect(() => {
    const savePosition = () => positions.save(key, scrollY);
    addEventListener('scroll', savePosition, { passive: true });
    return () => removeEventListener('scroll', savePosition);
  }, [key, positions]);

  useLayoutEffect(() => {
    const savedTop = positions.get(key);
    if (arrival === 'POP' && savedTop !== undefined) return restore(savedTop);
    if (arrival === 'PUSH' || arrival === 'REPLACE') scrollTo({ top: 0, behavior: motion() });
    // A page that was never scrolled also needs a position. Reading it here would force the layout of the page
    // into the task that renders it.
    const frame = requestAnimationFrame(() => positions.save(key, scrollY));
    const stopLooking = arrival === 'STAY' ? undefined : scrollToAnchor(hash);
    return () => {
      cancelAnimationFrame(frame);
      stopLooking?.();
    };
  }, [key, hash, arrival, positions]);
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function scrollToAnchor(hash: string): (() => void) | undefined {
  if (hash.length < 2) return undefined;
  const id = decodedId(hash);
  return whenElementExists(
    () => document.getElementById(id),
    patienceMs,
    (anchor) => {
      anchor.scrollIntoView({ behavior: motion(), block: 'start' });
    },
  );
}

/** The page may be shorter than before while its data loads. */
function restore(top: number): () => void {
  const isLongEnough = () => document.documentElement.scrollHeight >= top + innerHeight;
  return whenElementExists(
    () => (isLongEnough() ? document.documentElement : null),
    patienceMs,
    () => {
      scrollTo({ top, behavior: 'instant' });
    },
  );
}

function decodedId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
