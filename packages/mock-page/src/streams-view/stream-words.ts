/** Describes the number of listeners. */
export function listenersText(open: number): string {
  if (open === 0) return 'No pages connected';
  return open === 1 ? '1 page connected' : `${open} pages connected`;
}

/** Describes the number of queued events. */
export function waitingText(count: number): string {
  if (count === 0) return 'No events on hold.';
  return count === 1 ? '1 event on hold.' : `${count} events on hold.`;
}
