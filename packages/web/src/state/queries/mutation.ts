import type { ShopConnection } from '@signal-shop/sdk';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { Action, ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { failureOf, isSessionEnd } from '../core/failure.ts';
import { idempotencyKeyHolder } from '../scopes/idempotency-key.ts';
import type { Scope, ScopeOptions } from '../scopes/scoped.ts';
import { guard, scoped } from '../scopes/scoped.ts';

export type MutationState<Input, Data> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly input: Input }
  | { readonly status: 'done'; readonly input: Input; readonly data: Data }
  | { readonly status: 'failed'; readonly input: Input; readonly error: unknown; readonly failure: Failure };

/** Whether the shopper has not navigated since the request was sent. */
type IsHere = () => boolean;

interface MutationOptions<Input, Data> extends ScopeOptions<MutationState<Input, Data>> {
  readonly scope?: Scope;
  /** Runs before the state is `done`; the state stays `pending` until its promise resolves. */
  readonly onDone?: (context: ActionContext, data: Data, input: Input, isHere: IsHere) => unknown;
  /** Runs before the state is `failed`; the state stays `pending` until its promise resolves. */
  readonly onFailed?: (context: ActionContext, error: unknown, input: Input, isHere: IsHere) => unknown;
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
 * because the session reports it. By default a pending request survives a navigation; one whose state does not survive
 * still calls `onDone` and `onFailed`, but no longer changes the state.
 * @param run sends the request; the input identifies it
 */
export function mutation<Input, Data>(
  run: (shop: ShopConnection, input: Input, options: { readonly idempotencyKey: string }) => Promise<Data>,
  { scope = 'login', of, survives = isPending, onDone, onFailed }: MutationOptions<Input, Data> = {},
): Mutation<Input, Data> {
  type State = MutationState<Input, Data>;
  const idle: State = { status: 'idle' };
  const stateAtom = scoped<State>(idle, scope, { ...(of && { of }), survives });
  const key = idempotencyKeyHolder();
  return {
    stateAtom: atom((get) => get(stateAtom)),
    mutate: action(async (context, input: Input): Promise<void> => {
      const { get, set, environment } = context;
      if (get(stateAtom).status === 'pending') return;
      const isCurrent = guard(get, 'login');
      const isHere = guard(get, 'visit');
      const pending: State = { status: 'pending', input };
      const end = (state: State): void => {
        if (get(stateAtom) === pending) set(stateAtom, state);
      };
      set(stateAtom, pending);
      const idempotencyKey = set(key.acquire, input);
      try {
        const data = await run(environment.shop, input, { idempotencyKey });
        if (!isCurrent()) return;
        set(key.release, idempotencyKey);
        await onDone?.(context, data, input, isHere);
        end({ status: 'done', input, data });
      } catch (error) {
        if (!isCurrent()) return;
        set(key.release, idempotencyKey, error);
        await onFailed?.(context, error, input, isHere);
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

const idleState = { status: 'idle' } as const;

/** The state of a mutation for a form; `done` is shown only if the form has a confirmation. */
export function shownState<Input, Data, Done = typeof idleState>(
  state: MutationState<Input, Data>,
  doneStateOf?: (data: Data, input: Input) => Done,
): ShownState<Done> {
  switch (state.status) {
    case 'done':
      return doneStateOf?.(state.data, state.input) ?? idleState;
    case 'failed':
      return { status: 'failed', failure: state.failure };
    default:
      return { status: state.status };
  }
}
