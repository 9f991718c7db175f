import { carouselTransitionMs } from '@signal-shop/sdk/constants';
import { readingDirection } from '../../reading-direction.ts';

/** Whether the user prefers reduced motion. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Cubic ease-in-out. */
function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** How far a row is from its start, whether it starts at the left or at the right. */
export function offsetOf(row: HTMLElement): number {
  return row.scrollLeft * readingDirection(row);
}

/**
 * Scrolls a row to an offset from its start within one second (spec §9), or immediately with reduced motion. Scroll snapping is
 * disabled during the animation, because it would fight it.
 * @returns a function that stops the animation
 */
export function slide(row: HTMLElement, offset: number, onEnd: () => void): () => void {
  const direction = readingDirection(row);
  const from = offsetOf(row);
  const to = Math.max(0, Math.min(offset, row.scrollWidth - row.clientWidth));
  const duration = isMotionReduced() ? 0 : carouselTransitionMs;
  const started = performance.now();
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
    delete row.dataset.sliding;
  }

  function move(now: number): void {
    const share = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - started) / duration));
    row.scrollLeft = direction * (from + (to - from) * eased(share));
    if (share < 1) {
      frame = requestAnimationFrame(move);
      return;
    }
    stop();
    onEnd();
  }

  row.dataset.sliding = '';
  frame = requestAnimationFrame(move);
  return stop;
}
