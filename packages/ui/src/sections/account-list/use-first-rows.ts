import { useDeferredValue } from 'react';

/** The first rows of a list at once, then all of them in small steps: nobody waits for what is below the window. */
export function useFirstRows<Item>(items: readonly Item[], first: number): readonly Item[] {
  return useDeferredValue(items, items.length <= first ? items : items.slice(0, first));
}
