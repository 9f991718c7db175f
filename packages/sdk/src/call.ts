import type { Call, CallId, CallOptions, SafeResult } from './calls.ts';
import type { Opened } from './envelope.ts';
import { openEnvelope } from './envelope.ts';
import { isShopError, ShopError } from './errors.ts';
import { operations } from './generated/operations.ts';
import { createIdempotencyKey, paymentKey } from './idempotency.ts';
import type { Operation } from './operation.ts';
import type { SessionTicket } from './session/session.ts';
import { cleanToken } from './session/token.ts';
import type { Answer, Message } from './transport/message.ts';
import { toResponse } from './transport/message.ts';
import type { Pipeline } from './transport/pipeline.ts';
import { send } from './transport/pipeline.ts';

/** What all calls of one client share. */
export interface CallContext {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly pipeline: Pipeline;
  /** Whether the client was given a `fetch`; streams then go through it as well. */
  readonly hasOwnFetch: boolean;
  /** Headers of every call, language included, asked anew for each. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly checkAnswer?: ((id: CallId, envelope: unknown) => string | undefined) | undefined;
}

export type Argument = Readonly<Record<string, unknown>>;

/** The calls whose success is a login. */
const logins: ReadonlySet<string> = new Set<CallId>([
  'logIn',
  'register',
  'logInWithFacebook',
  'logInWithGoogle',
]);

interface Delivered {
  readonly result: Opened;
  readonly response: Response;
}

/** Starts a call at once. */
export function startCall(
  context: CallContext,
  id: CallId,
  argument: Argument,
  options: CallOptions,
): Call<Opened> {
  const delivery = perform(context, id, argument, options);
  const result = delivery.then((delivered) => delivered.result);
  // Whoever takes the call in one of the other ways has not left the plain promise unheeded.
  const heed = () => void result.catch(() => undefined);
  return Object.assign(result, {
    safe: () => {
      heed();
      return settle(delivery);
    },
    withResponse: () => {
      heed();
      return delivery;
    },
  });
}

async function perform(
  context: CallContext,
  id: CallId,
  argument: Argument,
  options: CallOptions,
): Promise<Delivered> {
  const { session } = context.pipeline;
  const answer = await send(context.pipeline, compose(context, id, argument, options));
  try {
    const result = openEnvelope(id, answer, operations[id].answer);
    checkFields(context, id, answer, result);
    if (logins.has(id)) await session.start(answer.ticket, issuedToken(id, answer, result));
    return {
      result,
      get response() {
        return toResponse(answer);
      },
    };
  } catch (error) {
    await endSession(context.pipeline, answer.ticket, error);
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

function compose(context: CallContext, id: CallId, argument: Argument, options: CallOptions): Message {
  const operation: Operation = operations[id];
  try {
    const { query, body } = divide(operation, argument);
    const url = `${context.baseUrl}${operation.path}${queryText(query)}`;
    if (!URL.canParse(url, globalThis.location?.href)) throw new TypeError(`${url} is no address`);
    return {
      operation: id,
      method: operation.method.toUpperCase(),
      url,
      headers: merged(
        operation.body === undefined ? {} : { 'content-type': 'application/json' },
        operation.read ? {} : { 'idempotency-key': options.idempotencyKey ?? keyOf(id, argument) },
        context.headers(),
        options.headers ?? {},
      ),
      body: operation.body === undefined ? undefined : JSON.stringify(body),
      isRead: operation.read,
      timeoutMs: options.timeoutMs ?? context.timeoutMs,
      signal: options.signal,
    };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : 'it cannot be sent';
    throw new ShopError(problem, { kind: 'invalid-request', operation: id, outcome: 'not-sent', cause });
  }
}

/** The last one counts, however it writes the name. */
function merged(...parts: readonly Readonly<Record<string, string>>[]): Headers {
  const headers = new Headers();
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) headers.set(name, value);
  return headers;
}

/** Form style, one pair for each value of a list; what is undefined is left out. */
function queryText(query: Argument): string {
  const pairs = Object.entries(query).flatMap(([name, given]) =>
    (Array.isArray(given) ? given : [given])
      .filter((value) => value !== undefined)
      .map((value) => [name, String(value)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function divide({ query: names = [] }: Operation, argument: Argument): { query: Argument; body: Argument } {
  const entries = Object.entries(argument);
  return {
    query: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    body: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  };
}

function keyOf(id: CallId, argument: Argument): string {
  return paymentKey(id, argument) ?? createIdempotencyKey();
}

function checkFields({ checkAnswer }: CallContext, id: CallId, { status }: Answer, result: Opened): void {
  const problem = checkAnswer?.(id, { code: 1, ...result });
  if (problem === undefined) return;
  throw new ShopError(problem, {
    kind: 'invalid-response',
    operation: id,
    status,
    code: 1,
    outcome: 'answered',
  });
}

/** A login without a token would look like one and be none. */
function issuedToken(id: CallId, { headers, status }: Answer, { data }: Opened): string {
  const inBody = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
  const token = cleanToken(headers.get('authorization')) ?? cleanToken(inBody);
  if (token !== undefined) return token;
  throw new ShopError('the login has no token', {
    kind: 'invalid-response',
    operation: id,
    status,
    code: 1,
    outcome: 'answered',
  });
}

async function settle(delivery: Promise<Delivered>): Promise<SafeResult<Opened>> {
  try {
    return { status: 'ok', result: (await delivery).result };
  } catch (error) {
    if (isShopError(error)) return { status: 'failed', error };
    throw error;
  }
}
