/** Describes the number of listeners. */
export function listenersText(open: number): string {
  if (open === 0) return 'Nobody listens';
  return open === 1 ? '1 page listens' : `${open} pages listen`;
}

/** Describes the number of queued events. */
export function waitingText(count: number): string {
  if (count === 0) return 'Nothing waits yet.';
  return count === 1 ? '1 event waits.' : `${count} events wait.`;
}
