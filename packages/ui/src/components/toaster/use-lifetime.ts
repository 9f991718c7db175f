import { useEffect, useEffectEvent, useRef } from 'react';

/** Counts a lifetime down while it is not held, and tells once when it is over. */
export function useLifetime(lifetimeMs: number, held: boolean, onEnd: () => void): void {
  const rest = useRef(lifetimeMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (held) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), rest.current);
    return () => {
      clearTimeout(timer);
      rest.current = Math.max(0, rest.current - (performance.now() - started));
    };
  }, [held]);
}
