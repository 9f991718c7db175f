import * as v from 'valibot';
import type { ArgumentOf, CallId } from '../call/operation-types.ts';
import { validators } from '../generated/validators.ts';

/** What the contract says about the argument of a call. */
export type ArgumentCheck<Id extends CallId> =
  | { readonly status: 'valid'; readonly argument: ArgumentOf<Id> }
  | { readonly status: 'invalid'; readonly message: string };

/**
 * Checks everything that a call sends, query or body; a missing body counts as an empty one.
 * @example checkArgument('getGoods', { id: 'x' }) // { status: 'invalid', message: 'id: Invalid type …' }
 */
export function checkArgument<Id extends CallId>(id: Id, argument: unknown): ArgumentCheck<Id> {
  const given = argument ?? {};
  if (isArgument(id, given)) return { status: 'valid', argument: given };
  return { status: 'invalid', message: firstProblem(validators[id].argument ?? nothing, given) };
}

/**
 * What is wrong with a whole envelope, code included, or undefined when it keeps the contract. Give it to the client
 * to have every field of every answer checked; without it the client checks the fields of the envelope only.
 * @example createShopClient({ baseUrl, checkAnswer })
 */
export function checkAnswer(id: CallId, envelope: unknown): string | undefined {
  const schema = validators[id].answer;
  return v.is(schema, envelope) ? undefined : firstProblem(schema, envelope);
}

const nothing = v.strictObject({});

function isArgument<Id extends CallId>(id: Id, argument: unknown): argument is ArgumentOf<Id> {
  return v.is(validators[id].argument ?? nothing, argument);
}

function firstProblem(schema: v.GenericSchema, value: unknown): string {
  const [issue] = v.safeParse(schema, value).issues ?? [];
  if (issue === undefined) return 'valid';
  const path = v.getDotPath(issue);
  if (issue.expected === 'never') return `${path} is not a field of this call.`;
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
