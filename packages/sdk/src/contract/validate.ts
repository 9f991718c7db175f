import * as v from 'valibot';
import type { ArgumentOf, CallId } from '../call/operation-types.ts';
import { validators } from '../generated/validators.ts';

/** The result of validating the argument of a call. */
export type ArgumentCheck<Id extends CallId> =
  | { readonly status: 'valid'; readonly argument: ArgumentOf<Id> }
  | {
      readonly status: 'invalid';
      /** The field that breaks the contract; null when the argument is no object. */
      readonly field: string | null;
      readonly message: string;
    };

/**
 * Validates the argument of a call, query or body; a missing body counts as empty.
 * @example checkArgument('getGoods', { id: 'x' }) // { status: 'invalid', field: 'id', message: 'id: Invalid type …' }
 */
export function checkArgument<Id extends CallId>(id: Id, argument: unknown): ArgumentCheck<Id> {
  const value = argument ?? {};
  if (isArgument(id, value)) return { status: 'valid', argument: value };
  return { status: 'invalid', ...firstProblem(validators[id].argument ?? noArgument, value) };
}

/**
 * Returns what is wrong with a whole envelope, including its code, or undefined if it is valid. Pass it to the
 * client to validate every field of every response; by default the client validates only the fields of the
 * envelope.
 * @example createShopClient({ baseUrl, checkAnswer })
 */
export function checkAnswer(id: CallId, envelope: unknown): string | undefined {
  const schema = validators[id].answer;
  return v.is(schema, envelope) ? undefined : firstProblem(schema, envelope).message;
}

const noArgument = v.strictObject({});

function isArgument<Id extends CallId>(id: Id, argument: unknown): argument is ArgumentOf<Id> {
  return v.is(validators[id].argument ?? noArgument, argument);
}

interface Problem {
  readonly field: string | null;
  readonly message: string;
}

function firstProblem(schema: v.GenericSchema, value: unknown): Problem {
  const [first] = v.safeParse(schema, value).issues ?? [];
  if (first === undefined) return { field: null, message: 'valid' };
  const { issue, keys } = deepestIssue(first);
  const path = keys.join('.');
  const [key] = keys;
  const field = typeof key === 'string' ? key : null;
  if (issue.expected === 'never') return { field, message: `${path} is not a field of this call.` };
  return { field, message: path === '' ? issue.message : `${path}: ${issue.message}` };
}

interface IssuePlace {
  readonly issue: v.BaseIssue<unknown>;
  readonly keys: readonly unknown[];
}

/** Of the alternatives of a value, the one that fits it best fails at the deepest field. Their paths start at that value. */
function deepestIssue(issue: v.BaseIssue<unknown>, before: readonly unknown[] = []): IssuePlace {
  const keys = [...before, ...(issue.path ?? []).map(({ key }) => key)];
  return (issue.issues ?? [])
    .map((alternative) => deepestIssue(alternative, keys))
    .reduce((deepest, one) => (one.keys.length > deepest.keys.length ? one : deepest), { issue, keys });
}
