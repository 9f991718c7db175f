import type { ShopHistory } from '../src/environment.ts';

interface MemoryHistory extends ShopHistory {
  /** As the browser's buttons do. */
  readonly go: (entries: number) => void;
}

/** A tab's history without a tab. */
export function memoryHistory(start: string): MemoryHistory {
  const listeners = new Set<Parameters<ShopHistory['listen']>[0]>();
  const entries = [entryOf(start)];
  let place = 0;
  const tell = (action: 'POP' | 'PUSH' | 'REPLACE') => {
    for (const listener of listeners) listener({ action });
  };
  return {
    get location() {
      return entries[place] ?? entryOf(start);
    },
    push: (address) => {
      place += 1;
      entries.splice(place, entries.length, entryOf(address));
      tell('PUSH');
    },
    replace: (address) => {
      entries[place] = entryOf(address);
      tell('REPLACE');
    },
    go: (steps) => {
      place = Math.min(Math.max(place + steps, 0), entries.length - 1);
      tell('POP');
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let keys = 0;

function entryOf(address: string): ShopHistory['location'] {
  const { pathname, search, hash } = new URL(address, 'https://this-shop.invalid');
  keys += 1;
  return { pathname, search, hash, key: `entry-${keys}` };
}
