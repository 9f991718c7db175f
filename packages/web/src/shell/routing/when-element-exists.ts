/**
 * Does something with a part of the page as soon as it is there: now, or when it has been drawn. Gives up after a
 * while, or when the person takes over by wheel, finger, key or press.
 * @returns how to give up
 */
export function whenElementExists(
  find: () => HTMLElement | null,
  patienceMs: number,
  act: (found: HTMLElement) => void,
): () => void {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const attempt = (): void => {
    const found = find();
    if (found === null) return;
    stop();
    act(found);
  };
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(stop, patienceMs);
  controller.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const own of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    // Before anybody can keep the event from going on: what lies over the page has keys of its own.
    addEventListener(own, stop, { passive: true, capture: true, signal: controller.signal });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  attempt();
  return stop;
}
