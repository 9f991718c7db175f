import { isShopError } from '@signal-shop/sdk';
import type { WritableAtom } from 'jotai';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { isAbort, isSessionEnd } from '../core/failure.ts';

type Refetch = WritableAtom<unknown, [], void>;

interface Outcome {
  /** When a visit refetches, by the clock of this device; never while the request is pending or has failed. */
  readonly staleAtMs: number;
  readonly error: unknown;
}

interface RequestObserver {
  readonly observe: (
    refetch: Refetch,
    answer: Promise<unknown>,
    signal: AbortSignal,
    staleTimeMs?: number,
  ) => void;
}

/** How the last request of each query has ended. */
const outcomesAtom = atom<ReadonlyMap<Refetch, Outcome>>(new Map());

/** Queries pass their requests to it. Reading stays pure: the callbacks of a request write its outcome, not the read. */
export const requestObserverAtom = atom<RequestObserver>({ observe: () => undefined });

/** Call before the first query runs. */
export const observeRequests = action(({ set, environment: { clock } }) => {
  const observe: RequestObserver['observe'] = (refetch, answer, signal, staleTimeMs = Infinity) => {
    const write = (staleAtMs = Infinity, error: unknown = null): void => {
      if (!signal.aborted) set(outcomesAtom, (all) => new Map(all).set(refetch, { staleAtMs, error }));
    };
    queueMicrotask(write);
    answer.then(
      () => write(clock.now() + staleTimeMs),
      (error: unknown) => write(Infinity, error),
    );
  };
  set(requestObserverAtom, { observe });
});

const refetchWhere = action(({ get, set }, isDue: (outcome: Outcome) => boolean) => {
  for (const [refetch, outcome] of get(outcomesAtom)) if (isDue(outcome)) set(refetch);
});

/** Refetches the queries that got no answer, on reconnect or when the tab is visible again. Stale queries refetch on navigation. */
export const refetchLostAnswers = action(({ set }) => set(refetchWhere, ({ error }) => isAnswerLost(error)));

/** A navigation starts: queries that have failed or are stale refetch as soon as something renders them. */
export const refetchStale = action(({ set, environment: { clock } }) =>
  set(refetchWhere, ({ staleAtMs, error }) => clock.now() >= staleAtMs || (error !== null && !isOver(error))),
);

function isAnswerLost(error: unknown): boolean {
  return isShopError(error) && (error.kind === 'network' || error.kind === 'timeout');
}

/** Without a login, or after an abort, a refetch has no use. */
function isOver(error: unknown): boolean {
  return isSessionEnd(error) || isAbort(error);
}
