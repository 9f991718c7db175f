import { useDeferredValue } from 'react';

interface FirstRows<Item> {
  readonly rows: readonly Item[];
  /** Further rows follow in a deferred render. */
  readonly more: boolean;
}

/**
 * Renders the first rows of a new list immediately and the rest deferred, because they are below the viewport. A
 * mounted list updates in one render.
 */
export function useProgressiveRows<Item>(items: readonly Item[], first: number): FirstRows<Item> {
  const isLong = items.length > first;
  const isPainted = useDeferredValue(true, isLong ? false : undefined);
  return isPainted || !isLong ? { rows: items, more: false } : { rows: items.slice(0, first), more: true };
}
