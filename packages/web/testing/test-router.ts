import type { createStore } from 'jotai';
import { arrive, atAddress, connectRouter, locationAtom } from '../src/state/location.ts';

/**
 * Stands in for React Router where a test renders nothing: a history in memory that hands its entries to the atoms at once.
 * @returns goes one entry back
 */
export function connectTestRouter(store: ReturnType<typeof createStore>): () => void {
  const { address } = store.get(locationAtom);
  const entries = [atAddress(address)];
  let made = 0;
  store.set(
    connectRouter,
    (to, { replace, state }) => {
      made += 1;
      const entry = { ...atAddress(to), key: `entry-${made}` };
      entries.splice(replace ? -1 : entries.length, 1, entry);
      const type = replace ? 'REPLACE' : 'PUSH';
      store.set(arrive, entry, state.stay === true ? 'STAY' : type);
    },
    address,
  );
  return () => {
    entries.pop();
    const entry = entries.at(-1);
    if (entry !== undefined) store.set(arrive, entry, 'POP');
  };
}
