import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PageState } from './page-state.ts';
import type { PageStore } from './page-store.ts';

export const StoreContext = createContext<PageStore | null>(null);

export function useStore(): PageStore {
  const store = use(StoreContext);
  if (store === null) throw new Error('No store provider above this component.');
  return store;
}

export function usePage(): PageState {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

export type ReadState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly message: string };

const calmMs = 400;

/**
 * Fetches on mount, and again when `version` or `subject` change; a refetch retains the previous value.
 * @param subject identifies the resource; a change discards the value
 */
export function useRead<Value>(
  subject: string,
  version: number,
  read: () => Promise<Value>,
): {
  readonly state: ReadState<Value>;
  readonly again: () => void;
  /** Sets a value that is already known. */
  readonly put: (value: Value) => void;
} {
  const [state, setState] = useState<ReadState<Value>>({ status: 'loading' });
  const [refetches, setAsked] = useState(0);
  const currentSubject = useRef('');
  const reading = useRef(read);
  reading.current = read;

  const requestKey = `${subject} ${version} ${refetches}`;
  const currentKey = useRef('');

  useEffect(() => {
    currentKey.current = requestKey;
    const isCurrent = () => currentKey.current === requestKey;
    const isNew = currentSubject.current !== subject;
    if (isNew) setState({ status: 'loading' });
    const load = () =>
      reading.current().then(
        (value) => {
          currentSubject.current = subject;
          if (isCurrent()) setState({ status: 'ready', value });
        },
        (error: unknown) => {
          if (isCurrent()) setState({ status: 'failed', message: sentenceOf(error) });
        },
      );
    // Debounces a burst of events into one fetch.
    const timer = setTimeout(load, isNew ? 0 : calmMs);
    return () => {
      currentKey.current = '';
      clearTimeout(timer);
    };
  }, [subject, requestKey]);

  return {
    state,
    again: () => setAsked((times) => times + 1),
    put: (value) => setState({ status: 'ready', value }),
  };
}

/** An action on the server: whether it is pending, and its error message. */
export function useAct(): {
  readonly pending: boolean;
  readonly problem: string | null;
  readonly act: (run: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
} {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    pending,
    problem,
    forget: () => setProblem(null),
    async act(run) {
      setPending(true);
      try {
        await run();
        setProblem(null);
        return true;
      } catch (error) {
        setProblem(sentenceOf(error));
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}

/** The server's message, without the operation's name in front. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^\w+: /, '');
}
