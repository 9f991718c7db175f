import { useDeferredValue } from 'react';

interface FirstRows<Item> {
  readonly rows: readonly Item[];
  /** Further rows follow as soon as these are painted. */
  readonly more: boolean;
}

/**
 * The first rows of a list that appears, and then all of them: nobody waits for what is below the window. A list that
 * stands there already changes at once.
 */
export function useProgressiveRows<Item>(items: readonly Item[], first: number): FirstRows<Item> {
  const isLong = items.length > first;
  const isPainted = useDeferredValue(true, isLong ? false : undefined);
  return isPainted || !isLong ? { rows: items, more: false } : { rows: items.slice(0, first), more: true };
}
