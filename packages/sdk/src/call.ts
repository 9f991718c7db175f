import type { Call, CallError, CallOptions, SafeResult } from './call-types.ts';
import type { CallContext } from './connection.ts';
import type { Opened } from './envelope.ts';
import { openEnvelope } from './envelope.ts';
import { isShopError, ShopError, unsendable } from './errors.ts';
import { createIdempotencyKey, paymentKey } from './idempotency.ts';
import type { Operation } from './operation.ts';
import { readOperation } from './operation.ts';
import type { SessionTicket } from './session/session.ts';
import { cleanToken } from './session/token.ts';
import type { Answer, Message } from './transport/message.ts';
import { toResponse } from './transport/message.ts';
import type { Pipeline } from './transport/pipeline.ts';
import { send } from './transport/pipeline.ts';

export type { CallContext } from './connection.ts';

interface Taken {
  response: () => Response;
}

/**
 * Starts a call at once. The generated functions and methods say which `Result` an operation has: here, and nowhere
 * else, the compiler takes their word.
 * @param line what the contract says of the operation, see `OperationLine`
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
  const taken: Taken = { response: () => Response.error() };
  const result = operation.takesArgument
    ? perform(context, id, operation, argument, options, taken)
    : perform(context, id, operation, {}, argument, taken);
  return Object.assign(result, {
    safe: () => settle(result),
    withResponse: async () => ({ result: await result, response: taken.response() }),
  });
}

/** Leaves its answer in `taken`, for those who ask for the response beside the result. */
async function perform(
  context: CallContext,
  id: string,
  operation: Operation,
  argument: object,
  options: CallOptions,
  taken: Taken,
): Promise<Opened> {
  const { pipeline } = context;
  const answer = await send(pipeline, compose(context, id, operation, argument, options));
  taken.response = () => toResponse(answer);
  try {
    const result = openEnvelope(id, answer, operation.promises);
    // A login without a token would look like one and be none.
    const token = operation.kind === 'login' ? (issuedToken(answer, result) ?? '') : undefined;
    const problem =
      context.checkAnswer?.(id, { code: 1, ...result }) ??
      (token === '' ? 'the login has no token' : undefined);
    if (problem !== undefined) {
      const { status } = answer;
      throw new ShopError(problem, {
        kind: 'invalid-response',
        operation: id,
        outcome: 'answered',
        status,
        code: 1,
      });
    }
    if (token !== undefined) await pipeline.session.start(answer.ticket, token);
    return result;
  } catch (error) {
    await endSession(pipeline, answer.ticket, error);
    throw error;
  }
}

/** Tells the session when an answer said that the login has ended. */
export async function endSession(
  { session }: Pipeline,
  ticket: SessionTicket,
  error: unknown,
): Promise<void> {
  if (!isShopError(error) || error.kind !== 'session' || error.code === undefined) return;
  await session.end(ticket, { code: error.code, message: error.message });
}

function compose(
  context: CallContext,
  id: string,
  { kind, path }: Operation,
  argument: object,
  options: CallOptions,
): Message {
  const { baseUrl } = context;
  const isGet = kind === 'get';
  try {
    return {
      operation: id,
      method: isGet ? 'GET' : 'POST',
      url: baseUrl + path + (isGet ? queryText(argument) : ''),
      headers: headersOf(context, id, kind, argument, options),
      body: isGet ? null : bodyOf(kind, argument),
      isRead: isGet || kind === 'read',
      timeoutMs: options.timeoutMs ?? context.timeoutMs,
      signal: options.signal,
    };
  } catch (cause) {
    throw unsendable(id, cause);
  }
}

const sendableHeader = /^[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*$/;

/** Names in small letters; the last one counts. What cannot be sent is told here, not by each fetch in its own way. */
function headersOf(
  context: CallContext,
  id: string,
  kind: string,
  argument: object,
  options: CallOptions,
): Record<string, string> {
  const headers: Record<string, string> = {};
  const set = (name: string, value: string) => {
    if (!sendableHeader.test(`${name}:${value}`)) throw new TypeError(`the header ${name} cannot be sent`);
    headers[name.toLowerCase()] = value;
  };
  if (kind !== 'get' && kind !== 'form') headers['content-type'] = 'application/json';
  if (kind !== 'get' && kind !== 'read')
    set('idempotency-key', options.idempotencyKey ?? paymentKey(id, argument) ?? createIdempotencyKey());
  for (const part of [context.headers(), options.headers ?? {}]) {
    for (const [name, value] of Object.entries(part)) set(name, value);
  }
  return headers;
}

function queryText(argument: object): string {
  const query = `${filled(new URLSearchParams(), argument)}`;
  return query && `?${query}`;
}

function bodyOf(kind: string, argument: object): string | FormData {
  return kind === 'form' ? filled(new FormData(), argument) : JSON.stringify(argument);
}

/** One pair for each value of a list; what is undefined is left out. */
function filled<Form extends { append(name: string, value: unknown): void }>(
  form: Form,
  argument: object,
): Form {
  for (const [name, given] of Object.entries(argument)) {
    for (const value of [given].flat()) if (value !== undefined) form.append(name, value);
  }
  return form;
}

function issuedToken({ headers }: Answer, { data }: Opened): string | undefined {
  const inBody = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
  return cleanToken(headers.get('authorization')) ?? cleanToken(inBody);
}

/** What `safe` gives of a call. */
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
