/**
 * Calls back when an element exists: immediately, or after it has rendered. Gives up after a timeout or when
 * the visitor takes over by wheel, touch, key or press.
 * @returns a function that cancels
 */
export function whenElementExists(
  find: () => HTMLElement | null,
  patienceMs: number,
  act: (element: HTMLElement) => void,
): () => void {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const attempt = (): void => {
    const element = find();
    if (element === null) return;
    stop();
    act(element);
  };
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(stop, patienceMs);
  controller.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const own of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    // Capture, because overlays stop the propagation of their keys.
    addEventListener(own, stop, { passive: true, capture: true, signal: controller.signal });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  attempt();
  return stop;
}
