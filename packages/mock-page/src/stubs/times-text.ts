/** How often a stub still answers. */
export function timesText(times: number | undefined): string {
  if (times === undefined) return 'always';
  return times === 1 ? 'once more' : `${times} times more`;
}
