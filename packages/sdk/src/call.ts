import type { Call, CallOptions, SafeResult } from './call-types.ts';
import type { CallContext } from './connection.ts';
import type { Opened } from './envelope.ts';
import { openEnvelope } from './envelope.ts';
import { isShopError, ShopError } from './errors.ts';
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

interface Delivered {
  readonly result: Opened;
  readonly response: Response;
}

/**
 * Starts a call at once. The generated functions and methods say which `Result` an operation has: here, and nowhere
 * else, the compiler takes their word.
 * @param line what the contract says of the operation, see `OperationLine`
 */
export function startCall<Result>(
  context: CallContext,
  id: string,
  line: string,
  argument?: object,
  options?: CallOptions,
): Call<Result>;
export function startCall(
  context: CallContext,
  id: string,
  line: string,
  argument: object = {},
  options: CallOptions = {},
): Call<unknown> {
  const operation = readOperation(line);
  const delivery = operation.takesArgument
    ? perform(context, id, operation, argument, options)
    : perform(context, id, operation, {}, argument);
  const result = delivery.then((delivered) => delivered.result);
  // Whoever takes the call in one of the other ways has not left the plain promise unheeded.
  const heeded = () => {
    result.catch(() => {});
    return delivery;
  };
  return Object.assign(result, { safe: () => settle(heeded()), withResponse: heeded });
}

async function perform(
  context: CallContext,
  id: string,
  operation: Operation,
  argument: object,
  options: CallOptions,
): Promise<Delivered> {
  const { pipeline, checkAnswer } = context;
  const answer = await send(pipeline, compose(context, id, operation, argument, options));
  try {
    const result = openEnvelope(id, answer, operation.promises);
    const broken = (problem: string) =>
      new ShopError(problem, {
        kind: 'invalid-response',
        operation: id,
        status: answer.status,
        code: 1,
        outcome: 'answered',
      });
    const problem = checkAnswer?.(id, { code: 1, ...result });
    if (problem !== undefined) throw broken(problem);
    if (operation.kind === 'login') {
      // A login without a token would look like one and be none.
      const token = issuedToken(answer, result);
      if (token === undefined) throw broken('the login has no token');
      await pipeline.session.start(answer.ticket, token);
    }
    return {
      result,
      get response() {
        return toResponse(answer);
      },
    };
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
  { baseUrl, headers: shared, isAddress, timeoutMs }: CallContext,
  id: string,
  { kind, path }: Operation,
  argument: object,
  options: CallOptions,
): Message {
  const isGet = kind === 'get';
  const isRead = isGet || kind === 'read';
  const own: Record<string, string> = {};
  if (!isGet && kind !== 'form') own['content-type'] = 'application/json';
  try {
    if (!isRead) own['idempotency-key'] = options.idempotencyKey ?? keyOf(id, argument);
    if (!isAddress) throw new TypeError(`${baseUrl} is no address`);
    return {
      operation: id,
      method: isGet ? 'GET' : 'POST',
      url: baseUrl + path + (isGet ? queryText(argument) : ''),
      headers: merged(own, shared(), options.headers ?? {}),
      body: isGet ? null : bodyOf(kind, argument),
      isRead,
      timeoutMs: options.timeoutMs ?? timeoutMs,
      signal: options.signal,
    };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : 'it cannot be sent';
    throw new ShopError(problem, { kind: 'invalid-request', operation: id, outcome: 'not-sent', cause });
  }
}

/** The last one counts, however it writes the name. */
function merged(
  own: Readonly<Record<string, string>>,
  ...added: readonly Readonly<Record<string, string>>[]
): Headers {
  const headers = new Headers(own);
  for (const part of added) for (const [name, value] of Object.entries(part)) headers.set(name, value);
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

function keyOf(id: string, argument: object): string {
  return paymentKey(id, argument) ?? createIdempotencyKey();
}

function issuedToken({ headers }: Answer, { data }: Opened): string | undefined {
  const inBody = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
  return cleanToken(headers.get('authorization')) ?? cleanToken(inBody);
}

async function settle(delivery: Promise<Delivered>): Promise<SafeResult<Opened>> {
  try {
    return { status: 'ok', result: (await delivery).result };
  } catch (error) {
    if (isShopError(error)) return { status: 'failed', error };
    throw error;
  }
}
