import type { ShopConnection } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import type { Failure, Remote } from '@signal-shop/ui/remote.ts';
import type { Atom, Getter, WritableAtom } from 'jotai';
import { atom } from 'jotai';
import { atomWithRefresh, unwrap } from 'jotai/utils';
import { environmentAtom } from '../core/environment-atom.ts';
import { inTransition } from './in-transition.ts';
import { noteReading } from './readings.ts';

/** Something read from the shop; writing to it reads it again. */
export type Source<Value> = WritableAtom<Promise<Value>, [], void>;

export interface Question {
  readonly get: Getter;
  readonly shop: ShopConnection;
  /** Aborted when the answer is no longer wanted, because what it hangs on has changed. */
  readonly signal: AbortSignal;
}

/** Reads from the shop when somebody looks, and again when something it hangs on changes. */
export function source<Value>(read: (question: Question) => Promise<Value>): Source<Value> {
  return notedSource(read, false);
}

/** As `source`, for what changes by itself: whoever comes back to it a minute later has it read again. */
export function agingSource<Value>(read: (question: Question) => Promise<Value>): Source<Value> {
  return notedSource(read, true);
}

function notedSource<Value>(read: (question: Question) => Promise<Value>, ages: boolean): Source<Value> {
  const noted: Source<Value> = atomWithRefresh((get, { signal }) => {
    const { shop, clock } = get(environmentAtom);
    const answer = read({ get, shop, signal });
    get(noteReading)(noted, answer, { ages, clock });
    return answer;
  });
  return noted;
}

const pending = Symbol('pending');

/** Whether the last answer stays on the screen while the next is on its way. */
export type WhilePending = 'show-loading' | 'keep-last';

/** Turns an asynchronous atom into loading, failed or ready. */
export function remote<Value>(
  of: Atom<Promise<Value>>,
  whilePending: WhilePending = 'show-loading',
): Atom<Remote<Value>> {
  const gentleAtom = atom((get) => inTransition(get(of)));
  const settledAtom = unwrap(gentleAtom, (last?: Value): Value | typeof pending =>
    whilePending === 'keep-last' && last !== undefined ? last : pending,
  );
  return atom((get): Remote<Value> => {
    try {
      const value = get(settledAtom);
      return value === pending ? { status: 'loading' } : { status: 'ready', value };
    } catch (error) {
      // The login has ended and its page is on the way: a second complaint would only confuse.
      if (isShopError(error) && error.kind === 'session') return { status: 'loading' };
      return { status: 'failed', failure: failureOf(error) };
    }
  });
}

const always = atom(null);

/**
 * As `remote`, and the answer to one question stays also while that question is asked again, and when it then is not
 * answered.
 * @param ofAtom what is asked about; an answer belongs to what it was when it was asked
 */
export function lasting<Value>(
  of: Atom<Promise<Value>>,
  ofAtom: Atom<unknown> = always,
  whilePending: WhilePending = 'show-loading',
): Atom<Remote<Value>> {
  const keptAtom = atom(() => ({ about: null as unknown, shown: null as Remote<Value> | null }));
  const answerAtom = remote(
    atom((get) => {
      const about = get(ofAtom);
      return get(of).then((value) => ({ about, value }));
    }),
    whilePending,
  );
  return atom((get): Remote<Value> => {
    const kept = get(keptAtom);
    const answer = get(answerAtom);
    if (answer.status !== 'ready')
      return kept.shown !== null && kept.about === get(ofAtom) ? kept.shown : answer;
    const { about, value } = answer.value;
    if (kept.shown?.status !== 'ready' || kept.shown.value !== value) kept.shown = { status: 'ready', value };
    kept.about = about;
    return kept.shown;
  });
}

/** What a person may be told of an error: the server's own sentence where there is one. */
export function failureOf(error: unknown): Failure {
  if (!isShopError(error)) return { kind: 'unexpected' };
  if (error.serverMessage !== undefined) return { kind: 'server', message: error.serverMessage };
  if (error.kind === 'network' || error.kind === 'timeout') return { kind: error.kind };
  return { kind: 'unexpected' };
}

/** The value once it is here, else what stands in for it. */
export function readyOr<Value, Otherwise>(
  remoteValue: Remote<Value>,
  otherwise: Otherwise,
): Value | Otherwise {
  return remoteValue.status === 'ready' ? remoteValue.value : otherwise;
}
