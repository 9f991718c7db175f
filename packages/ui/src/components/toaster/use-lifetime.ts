import { useEffect, useEffectEvent, useRef } from 'react';

/** Counts down a lifetime, pausable, and calls `onEnd` once. */
export function useLifetime(lifetimeMs: number, paused: boolean, onEnd: () => void): void {
  const rest = useRef(lifetimeMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), rest.current);
    return () => {
      clearTimeout(timer);
      rest.current = Math.max(0, rest.current - (performance.now() - started));
    };
  }, [paused]);
}
