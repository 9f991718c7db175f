import type { createStore } from 'jotai';
import { atAddress, connectRouter, locationAtom, syncFromRouter } from '../src/state/core/location.ts';

/**
 * Replaces React Router in a test that renders nothing: a history in memory.
 * @returns a function that goes one entry back
 */
export function connectTestRouter(store: ReturnType<typeof createStore>): () => void {
  const entries = [atAddress(store.get(locationAtom).address)];
  store.set(connectRouter, (to, { replace, state: { key = '' } }) => {
    entries.splice(replace ? -1 : entries.length, 1, { ...atAddress(to), key });
  });
  return () => {
    entries.pop();
    const entry = entries.at(-1);
    if (entry !== undefined) store.set(syncFromRouter, entry, 'POP');
  };
}
