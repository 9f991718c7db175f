import { useEffect, useRef, useSyncExternalStore } from 'react';

const kept = 'mock-page-keys';
const listeners = new Set<() => void>();

/** Whether single keys do something; who steers a browser by voice, or types beside it, turns them off. */
export const singleKeys = {
  isOn: () => localStorage.getItem(kept) !== 'off',
  turn(on: boolean): void {
    localStorage.setItem(kept, on ? 'on' : 'off');
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useSingleKeys(): boolean {
  return useSyncExternalStore(singleKeys.subscribe, singleKeys.isOn);
}

/** Does something at a press of a key, by its name, while nobody types and no window is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined;
      if (act === undefined || !singleKeys.isOn() || !isFree(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isFree({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return false;
  if (document.querySelector('dialog:modal') !== null) return false;
  return !(target instanceof Element) || target.closest('input, textarea, select') === null;
}
