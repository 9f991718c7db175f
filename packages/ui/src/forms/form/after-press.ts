/** Runs a callback now, or after the current press: a layout shift during it would move the pressed target away. */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) {
    run();
    return;
  }
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    setTimeout(run);
  };
  for (const event of ['pointerup', 'click', 'keyup'])
    addEventListener(event, end, { signal: waiting.signal });
}
