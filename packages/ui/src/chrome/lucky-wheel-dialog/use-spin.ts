import { wheelPrizeCount, wheelStopMs } from '@signal-shop/sdk/constants';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../components/carousel/slide.ts';
import type { SpinState } from './lucky-wheel-dialog.states.ts';

const fullTurns = 5;
const degreesPerPlace = 360 / wheelPrizeCount;

function angleOf(index: number): number {
  return -index * degreesPerPlace;
}

/** Rotates the disc during a spin; at other times the disc rests at the segment `prizeIndex`. */
export function useSpin(spin: SpinState): {
  readonly disc: RefObject<HTMLDivElement | null>;
  readonly prizeIndex: number;
} {
  const disc = useRef<HTMLDivElement>(null);
  const [rest, setRest] = useState(spin.status === 'won' ? spin.prizeIndex : 0);
  const target = spin.status === 'spinning' ? spin.prizeIndex : null;
  if (spin.status === 'won' && rest !== spin.prizeIndex) setRest(spin.prizeIndex);

  useEffect(() => {
    const element = disc.current;
    if (element === null || target === null || isMotionReduced()) return;
    const easing = getComputedStyle(element).getPropertyValue('--ease-wheel').trim();
    const turning = element.animate(
      { rotate: [`${angleOf(rest)}deg`, `${angleOf(target) - fullTurns * 360}deg`] },
      { duration: wheelStopMs, easing, fill: 'forwards' },
    );
    return () => turning.cancel();
  }, [target, rest]);

  return { disc, prizeIndex: rest };
}
