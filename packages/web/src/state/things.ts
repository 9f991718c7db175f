/** What of a list can be shown at all: an entry that is no object would take the others with it. */
export function thingsOf<Thing extends object>(list: readonly Thing[]): Thing[] {
  // Whatever the contract says, a server can send anything.
  return list.filter((entry: unknown) => typeof entry === 'object' && entry !== null);
}
