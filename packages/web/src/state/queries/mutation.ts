import type { ShopConnection } from '@signal-shop/sdk';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { Action, ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { failureOf, isSessionEnd } from '../core/failure.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import type { Scope, ScopeOptions } from '../scopes/scoped.ts';
import { guard, scoped } from '../scopes/scoped.ts';

export type MutationState<Input, Data> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly input: Input }
  | { readonly status: 'done'; readonly input: Input; readonly data: Data }
  | { readonly status: 'failed'; readonly input: Input; readonly error: unknown; readonly failure: Failure };

interface MutationOptions<Input, Data> extends ScopeOptions<MutationState<Input, Data>> {
  readonly scope?: Scope;
  /** Runs before the state is `done`; the state stays `pending` until its promise resolves. */
  readonly onDone?: (context: ActionContext, data: Data, input: Input) => unknown;
  readonly onFailed?: (context: ActionContext, error: unknown, input: Input) => void;
}

export interface Mutation<Input, Data> {
  readonly stateAtom: Atom<MutationState<Input, Data>>;
  /** Sends the request unless one is pending; resolves when the state is no longer `pending`, and never rejects. */
  readonly mutate: Action<[input: Input], Promise<void>>;
  readonly reset: Action<[], void>;
}

/**
 * Changes something on the server, one request at a time. A retry of the same input after a lost answer carries the same
 * idempotency key. An answer that arrives after a logout is ignored, and the end of a login leaves the state `idle`,
 * because the session reports it.
 * @param run sends the request; the input identifies it
 */
export function mutation<Input, Data>(
  run: (shop: ShopConnection, input: Input, options: { readonly idempotencyKey: string }) => Promise<Data>,
  { scope = 'login', of, survives = isPending, onDone, onFailed }: MutationOptions<Input, Data> = {},
): Mutation<Input, Data> {
  type State = MutationState<Input, Data>;
  const idle: State = { status: 'idle' };
  const stateAtom = scoped<State>(idle, scope, { ...(of && { of }), survives });
  const key = createIdempotencyKey();
  return {
    stateAtom: atom((get) => get(stateAtom)),
    mutate: action(async (context, input: Input): Promise<void> => {
      const { get, set, environment } = context;
      if (get(stateAtom).status === 'pending') return;
      const isCurrent = guard(get, 'login');
      const end = (state: State): void => {
        if (isCurrent()) set(stateAtom, state);
      };
      set(stateAtom, { status: 'pending', input });
      try {
        const data = await run(environment.shop, input, { idempotencyKey: set(key.acquire, input) });
        if (!isCurrent()) return;
        set(key.release);
        await onDone?.(context, data, input);
        end({ status: 'done', input, data });
      } catch (error) {
        if (!isCurrent()) return;
        set(key.release, error);
        onFailed?.(context, error, input);
        end(isSessionEnd(error) ? idle : { status: 'failed', input, error, failure: failureOf(error) });
      }
    }),
    reset: action(({ set }) => set(stateAtom, idle)),
  };
}

function isPending({ status }: { readonly status: string }): boolean {
  return status === 'pending';
}

type ShownState<Done> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | Done;

const idleShown = { status: 'idle' } as const;

/** The state of a mutation as forms show it; `done` shows nothing unless the form has something to say then. */
export function shownState<Input, Data, Done = typeof idleShown>(
  state: MutationState<Input, Data>,
  whenDone?: (data: Data, input: Input) => Done,
): ShownState<Done> {
  switch (state.status) {
    case 'done':
      return whenDone?.(state.data, state.input) ?? idleShown;
    case 'failed':
      return { status: 'failed', failure: state.failure };
    default:
      return { status: state.status };
  }
}
