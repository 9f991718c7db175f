// Calls of the contract: from an operation descriptor and an argument to a typed result or a ShopError.
// Requests go through transport/. The generated functions and methods, raw.ts, stream/ and upload/ use this folder.
import type { CallContext } from '../connection.ts';
import { cleanToken } from '../session/token.ts';
import type { Answer } from '../transport/message.ts';
import { toResponse } from '../transport/message.ts';
import { endSession } from '../transport/pipeline.ts';
import type { Call, CallError, CallOptions, SafeResult } from './call-types.ts';
import type { EnvelopeFields } from './envelope.ts';
import { openEnvelope } from './envelope.ts';
import { isShopError, ShopError } from './errors.ts';
import { exchange } from './exchange.ts';
import type { Operation } from './operation.ts';
import { readOperation } from './operation.ts';

export type { CallContext } from '../connection.ts';

interface CallOutcome {
  readonly result: EnvelopeFields;
  readonly answer: Answer;
}

/**
 * Starts a call immediately. The generated functions and methods declare the `Result` of an operation; only
 * this function asserts that type.
 * @param line the operation's entry in the generated table, see `OperationLine`
 */
export function startCall<Result, Code extends number>(
  context: CallContext,
  id: string,
  line: string,
  argument?: object,
  options?: CallOptions,
): Call<Result, Code>;
export function startCall(
  context: CallContext,
  id: string,
  line: string,
  argument: object = {},
  options: CallOptions = {},
): Call<unknown> {
  const operation = readOperation(line);
  const outcome = operation.takesArgument
    ? perform(context, id, operation, argument, options)
    : perform(context, id, operation, {}, argument);
  const result = outcome.then((done) => done.result);
  return Object.assign(result, {
    safe: () => settle(result),
    withResponse: async () => ({ result: await result, response: toResponse((await outcome).answer) }),
  });
}

async function perform(
  context: CallContext,
  id: string,
  operation: Operation,
  argument: object,
  options: CallOptions,
): Promise<CallOutcome> {
  const { pipeline } = context;
  const answer = await exchange(context, id, operation, argument, options);
  try {
    const result = openEnvelope(id, answer, operation.fieldTypes);
    // A login without a token is an invalid response: it would look like a success.
    const token = operation.kind === 'login' ? (issuedToken(answer, result) ?? '') : undefined;
    const problem =
      context.checkAnswer?.(id, { code: 1, ...result }) ??
      (token === '' ? 'the login has no token' : undefined);
    if (problem !== undefined) {
      const { status, headers } = answer;
      throw new ShopError(problem, {
        kind: 'invalid-response',
        operation: id,
        outcome: 'answered',
        status,
        headers,
        code: 1,
      });
    }
    if (token !== undefined) await pipeline.session.start(answer.ticket, token);
    return { result, answer };
  } catch (error) {
    await endSession(pipeline, answer.ticket, error);
    throw error;
  }
}

function issuedToken({ headers }: Answer, { data }: EnvelopeFields): string | undefined {
  const inBody = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
  return cleanToken(headers.get('authorization')) ?? cleanToken(inBody);
}

/** Implements `safe` of a call. */
export async function settle<Result, Code extends number = number>(
  call: Promise<Result>,
): Promise<SafeResult<Result, Code>> {
  try {
    return { status: 'ok', result: await call };
  } catch (error) {
    if (isCallError<Code>(error)) return { status: 'failed', error };
    throw error;
  }
}

function isCallError<Code extends number>(error: unknown): error is CallError<Code> {
  return isShopError(error);
}
