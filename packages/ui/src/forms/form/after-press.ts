/** Runs now, or once the press that goes on has ended: what appears in between would push away what is being pressed. */
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
