/** Who listens, in words. */
export function listenersText(open: number): string {
  if (open === 0) return 'Nobody listens';
  return open === 1 ? '1 page listens' : `${open} pages listen`;
}

/** How many events wait, in words. */
export function waitingText(kept: number): string {
  if (kept === 0) return 'Nothing waits yet.';
  return kept === 1 ? '1 event waits.' : `${kept} events wait.`;
}
