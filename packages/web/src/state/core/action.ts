// The base of the state, for all rooms: actions, the environment, the location, clocks, toasts and the report of errors.
// All rooms, pages and the shell may use this folder. It imports no room; of `queries` only the cache, because a
// navigation refetches stale queries.
import type { Getter, Setter, WritableAtom } from 'jotai';
import { atom } from 'jotai';
import type { Environment } from '../../environment.ts';
import { environmentAtom } from './environment-atom.ts';

export interface ActionContext {
  readonly get: Getter;
  readonly set: Setter;
  readonly environment: Environment;
}

export type Action<Arguments extends unknown[], Result> = WritableAtom<unknown, Arguments, Result>;

/** A write-only atom for one use case, in this order: precondition, change, call, notice. */
export function action<Arguments extends unknown[], Result>(
  run: (context: ActionContext, ...args: Arguments) => Result,
): Action<Arguments, Result> {
  return atom(null, (get, set, ...args: Arguments) =>
    run({ get, set, environment: get(environmentAtom) }, ...args),
  );
}
