import type { ShopHistory } from '../environment.ts';

interface Page {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'assign' | 'replace'>;
  readonly addEventListener: (type: 'popstate', listener: () => void) => void;
}

/** The tab's own history: one key for each entry, and a note to whoever listens when another is shown. */
export function openBrowserHistory(page: Page): ShopHistory {
  const listeners = new Set<Parameters<ShopHistory['listen']>[0]>();
  const tell = (action: 'POP' | 'PUSH' | 'REPLACE') => {
    for (const listener of listeners) listener({ action });
  };
  page.addEventListener('popstate', () => tell('POP'));
  return {
    get location() {
      const { pathname, search, hash } = page.location;
      const { state } = page.history;
      const isOurs = typeof state === 'object' && state !== null && 'key' in state;
      return { pathname, search, hash, key: isOurs ? String(state.key) : 'default' };
    },
    push: (address) => {
      try {
        page.history.pushState({ key: newKey() }, '', address);
      } catch {
        // Browsers refuse entries that come too fast, but not another page.
        page.location.assign(address);
        return;
      }
      tell('PUSH');
    },
    replace: (address) => {
      page.history.replaceState({ key: newKey() }, '', address);
      tell('REPLACE');
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const radix = 36;

function newKey(): string {
  return Math.random().toString(radix).slice(2, 10);
}
