import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PageState } from './page-state.ts';
import type { PageStore } from './page-store.ts';

export const StoreContext = createContext<PageStore | null>(null);

export function useStore(): PageStore {
  const store = use(StoreContext);
  if (store === null) throw new Error('The page has no store above this component.');
  return store;
}

export function usePage(): PageState {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

export type Read<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly message: string };

const calmMs = 400;

/**
 * Reads something now, and again when `version` or `subject` change; while it is read again, what was there stays.
 * @param subject what is read; another one begins anew
 */
export function useRead<Value>(
  subject: string,
  version: number,
  read: () => Promise<Value>,
): {
  readonly state: Read<Value>;
  readonly again: () => void;
  /** Shows what is known already to be there now. */
  readonly put: (value: Value) => void;
} {
  const [state, setState] = useState<Read<Value>>({ status: 'loading' });
  const [asked, setAsked] = useState(0);
  const shown = useRef('');
  const reading = useRef(read);
  reading.current = read;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to read again
  useEffect(() => {
    let isCurrent = true;
    const isNew = shown.current !== subject;
    if (isNew) setState({ status: 'loading' });
    const load = () =>
      reading.current().then(
        (value) => {
          shown.current = subject;
          if (isCurrent) setState({ status: 'ready', value });
        },
        (error: unknown) => {
          if (isCurrent) setState({ status: 'failed', message: sentenceOf(error) });
        },
      );
    // A burst of events reads once.
    const timer = setTimeout(load, isNew ? 0 : calmMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [subject, version, asked]);

  return {
    state,
    again: () => setAsked((times) => times + 1),
    put: (value) => setState({ status: 'ready', value }),
  };
}

/** Something that a button does at the server: whether it runs, and what the server said against it. */
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

/** The server's own sentence, without the name of the call before it. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^\w+: /, '');
}
