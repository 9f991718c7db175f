import { flashSaleAutoplayMs } from '@signal-shop/sdk/constants';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMotionReduced, offsetOf, slide } from './slide.ts';

interface ScrollState {
  /** False when all slides fit: then the arrows are hidden. */
  readonly overflowing: boolean;
  /** Of the slide in view, where a row shows one. */
  readonly index: number;
}

function positionOf(row: HTMLElement): ScrollState {
  return {
    overflowing: row.scrollWidth - row.clientWidth > 4,
    index: Math.round(offsetOf(row) / row.clientWidth) || 0,
  };
}

/** Offset of the next or previous slide; wraps around at the ends (spec §9). */
function targetOf(row: HTMLElement, direction: 1 | -1): number {
  const last = row.scrollWidth - row.clientWidth;
  const offset = offsetOf(row);
  if (direction === 1 && offset >= last - 4) return 0;
  if (direction === -1 && offset < 4) return last;
  const [first, second] = row.children;
  if (first === undefined || second === undefined) return 0;
  const step = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
  return (Math.round(offset / step) + direction) * step;
}

/**
 * Controls and autoplay of a carousel. A row that `overflows` at every width has its arrows from the start: measuring
 * it first would move what is around them.
 */
export function useCarousel(autoplay: boolean, overflows: boolean) {
  const row = useRef<HTMLUListElement>(null);
  const stop = useRef<(() => void) | null>(null);
  const [measured, setMeasured] = useState<ScrollState | null>(null);
  const [turns, setTurns] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [playing, setPlaying] = useState(autoplay && !isMotionReduced());

  function go(direction: 1 | -1): void {
    const element = row.current;
    if (element === null) return;
    stop.current?.();
    stop.current = slide(element, targetOf(element, direction), () => setTurns((turn) => turn + 1));
  }

  const onTurn = useEffectEvent(() => go(1));

  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const updatePosition = () =>
      setMeasured((before) => {
        const now = positionOf(element);
        return before?.index === now.index && before.overflowing === now.overflowing ? before : now;
      });
    const observer = new ResizeObserver(updatePosition);
    observer.observe(element);
    element.addEventListener('scroll', updatePosition, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', updatePosition);
      stop.current?.();
    };
  }, []);

  const isTurning = playing && !isPaused && measured?.overflowing === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each finished slide restarts the timer
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => onTurn(), flashSaleAutoplayMs);
    return () => clearTimeout(timer);
  }, [isTurning, turns]);

  return {
    row,
    position: measured ?? { overflowing: overflows, index: 0 },
    playing,
    go,
    toggle: () => setPlaying((before) => !before),
    hold: setPaused,
  };
}
