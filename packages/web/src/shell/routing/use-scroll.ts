import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { locationAtom } from '../../state/core/location.ts';
import { ScrollPositions } from './scroll-positions.ts';
import { whenElementExists } from './when-element-exists.ts';

/** A slow line may bring what the page is as long as by then; whoever moves by themselves ends the waiting. */
const patienceMs = 10_000;

/**
 * After a navigation: smoothly to the hash anchor if there is one, else to the top; back and forward go to where the
 * page was left (spec §2). Without motion for those who asked for none.
 */
export function useScroll(): void {
  const { key, hash, arrival } = useAtomValue(locationAtom);
  const [positions] = useState(() => new ScrollPositions());

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload and the browser's own page memory restore the position by themselves.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  // In one step with the page: going to the top is no place where the page before was left.
  useLayoutEffect(() => {
    const remember = () => positions.leave(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, positions]);

  useLayoutEffect(() => {
    const left = positions.of(key);
    if (arrival === 'POP' && left !== undefined) return restore(left);
    if (arrival === 'PUSH' || arrival === 'REPLACE') scrollTo({ top: 0, behavior: motion() });
    // A page that is never scrolled has a position, too.
    positions.leave(key, scrollY);
    return arrival === 'STAY' ? undefined : scrollToAnchor(hash);
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

/** The page may not be as long yet as it was: its answers are still on their way. */
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
