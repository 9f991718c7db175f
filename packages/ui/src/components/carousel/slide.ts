import { carouselTransitionMs } from '@signal-shop/sdk/constants';

/** Whether the user prefers reduced motion. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Cubic ease-in-out. */
function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/**
 * Scrolls a row to an offset within one second (spec §9), or immediately with reduced motion. Scroll snapping is
 * disabled during the animation, because it would fight it.
 * @returns a function that stops the animation
 */
export function slide(row: HTMLElement, left: number, onEnd: () => void): () => void {
  const from = row.scrollLeft;
  const to = Math.max(0, Math.min(left, row.scrollWidth - row.clientWidth));
  const duration = isMotionReduced() ? 0 : carouselTransitionMs;
  const started = performance.now();
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
    delete row.dataset.sliding;
  }

  function move(now: number): void {
    const share = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - started) / duration));
    row.scrollLeft = from + (to - from) * eased(share);
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
