const longestWaitMs = 200;

/**
 * Runs something once the browser has painted what it has now, so that a press is seen before the work that it asks
 * for. A window that paints nothing waits no longer than 200 ms.
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
