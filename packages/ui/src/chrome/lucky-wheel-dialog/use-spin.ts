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

/**
 * Rotates the disc during a spin, while elements with `data-upright` stay upright; at other times the disc rests at the
 * segment `prizeIndex`.
 */
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
    const timing = { duration: wheelStopMs, easing, fill: 'forwards' } as const;
    const from = angleOf(rest);
    const to = angleOf(target) - fullTurns * 360;
    const turning = [
      element.animate({ rotate: [`${from}deg`, `${to}deg`] }, timing),
      ...[...element.querySelectorAll('[data-upright]')].map((mark) =>
        mark.animate({ rotate: ['0deg', `${from - to}deg`] }, { ...timing, composite: 'add' }),
      ),
    ];
    return () => {
      for (const animation of turning) animation.cancel();
    };
  }, [target, rest]);

  return { disc, prizeIndex: rest };
}
