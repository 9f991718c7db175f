import { noticeAutoplayMs } from '@signal-shop/sdk/constants';
import { useEffect, useState } from 'react';

interface Rotation {
  /** Place of the notice in view, from 0. */
  readonly place: number;
  readonly paused: boolean;
  readonly togglePause: () => void;
  /** While the pointer or the focus is on it, nothing moves. */
  readonly hold: (held: boolean) => void;
}

function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** Turns to the next of several notices every five seconds (spec §9). */
export function useRotation(count: number): Rotation {
  const [place, setPlace] = useState(0);
  const [paused, setPaused] = useState(prefersStillness);
  const [held, setHeld] = useState(false);
  const still = paused || held || count < 2;

  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setPlace((current) => (current + 1) % count), noticeAutoplayMs);
    return () => clearInterval(timer);
  }, [still, count]);

  return {
    place: count === 0 ? 0 : place % count,
    paused,
    togglePause: () => setPaused((current) => !current),
    hold: setHeld,
  };
}
