const longestWaitMs = 200;

/**
 * Runs a callback after the next paint, so that the pressed state is visible before the work starts. Background tabs
 * do not paint: there it runs after at most 200 ms.
 */
export function afterPaint(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, longestWaitMs);
}
