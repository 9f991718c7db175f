import { flushSync } from 'react-dom';

/** Animates from the current page to the one that `update` renders; without support or with reduced motion only updates. */
export function withViewTransition(update: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    update();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(update));
  // A hidden tab, or the next transition, skips the animation; the page is updated all the same.
  ready.catch(() => undefined);
}
