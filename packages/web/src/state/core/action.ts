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

/** A write-only atom for one use case, in this order: guard, change, call, notice. */
export function action<Arguments extends unknown[], Result>(
  run: (context: ActionContext, ...given: Arguments) => Result,
): Action<Arguments, Result> {
  return atom(null, (get, set, ...given: Arguments) =>
    run({ get, set, environment: get(environmentAtom) }, ...given),
  );
}
