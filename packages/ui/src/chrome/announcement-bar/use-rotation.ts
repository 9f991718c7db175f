import { noticeAutoplayMs } from '@signal-shop/sdk/constants';
import { useEffect, useState } from 'react';

interface Rotation {
  /** Index of the visible notice. */
  readonly index: number;
  readonly paused: boolean;
  readonly togglePause: () => void;
  /** Pauses the rotation while the pointer or the focus is on the bar. */
  readonly hold: (isInUse: boolean) => void;
}

function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** Rotates to the next of several notices every five seconds (spec §9). */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(prefersStillness);
  const [isInUse, setInUse] = useState(false);
  const still = paused || isInUse || count < 2;

  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), noticeAutoplayMs);
    return () => clearInterval(timer);
  }, [still, count]);

  return {
    index: count === 0 ? 0 : index % count,
    paused,
    togglePause: () => setPaused((current) => !current),
    hold: setInUse,
  };
}
