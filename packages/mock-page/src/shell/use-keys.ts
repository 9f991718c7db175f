import { useEffect, useRef, useSyncExternalStore } from 'react';

const storageKey = 'mock-page-keys';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are active; users of speech input turn them off (WCAG 2.1.4). */
export const singleKeys = {
  isOn: () => localStorage.getItem(storageKey) !== 'off',
  turn(on: boolean): void {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
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

/** Runs a callback when its key is pressed, except while typing or while a dialog is open. */
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
