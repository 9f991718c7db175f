import type { Atom, createStore, WritableAtom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { createContext, startTransition, use, useCallback, useEffect, useReducer } from 'react';

type Store = ReturnType<typeof createStore>;

const StoreContext = createContext<Store | null>(null);

interface ProviderProps {
  readonly store: Store;
  readonly children: ReactNode;
}

/**
 * The delivered shop has this in place of jotai's hooks: no promise is read while drawing, one store is there for good,
 * and what an atom has become before a component listens to it is drawn in small steps.
 */
export function Provider({ store, children }: ProviderProps) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

function useStore(): Store {
  const store = use(StoreContext);
  if (store === null) throw new Error('There is no Provider around this component.');
  return store;
}

interface Seen<Value> {
  readonly of: Atom<Value>;
  readonly value: Value;
  /** Listens to the atom, and looks at once when it is another by now. */
  readonly follow: (look: () => void) => () => void;
}

function firstLook<Value>(store: Store, of: Atom<Value>): Seen<Value> {
  const value = store.get(of);
  const follow = (look: () => void) => {
    const stop = store.sub(of, look);
    if (isOther(store, of, value)) startTransition(look);
    return stop;
  };
  return { of, value, follow };
}

function isOther<Value>(store: Store, of: Atom<Value>, value: Value): boolean {
  try {
    return !Object.is(value, store.get(of));
  } catch {
    // Drawing meets the error again, where somebody says what to show for it.
    return true;
  }
}

export function useAtomValue<Value>(of: Atom<Value>): Value {
  const store = useStore();
  const [seen, look] = useReducer(
    (before: Seen<Value>): Seen<Value> => {
      if (before.of !== of) return firstLook(store, of);
      const value = store.get(of);
      return Object.is(before.value, value) ? before : { ...before, value };
    },
    undefined,
    () => firstLook(store, of),
  );
  const { follow } = seen;
  useEffect(() => follow(look), [follow]);
  if (seen.of === of) return seen.value;
  look();
  return store.get(of);
}

export function useSetAtom<Arguments extends unknown[], Result>(
  of: WritableAtom<unknown, Arguments, Result>,
): (...given: Arguments) => Result {
  const store = useStore();
  return useCallback((...given: Arguments) => store.set(of, ...given), [store, of]);
}
