import type { CallContext } from '../connection.ts';
import { CallRequest } from '../transport/call-request.ts';
import { sharedClients, transmit } from '../transport/client.ts';
import type { Answer } from '../transport/message.ts';
import { toResponse } from '../transport/message.ts';
import type { CallOptions } from './call-types.ts';
import { serializationError } from './errors.ts';
import { createIdempotencyKey, paymentKey } from './idempotency.ts';
import type { Operation } from './operation.ts';

interface Transmission {
  /** Whether openapi-fetch has built the request. An error before that is the caller's. */
  isWritten: boolean;
  exchange?: { readonly answer: Answer; readonly response: Response };
}

/** Makes one call through the client. Rejects with a `ShopError` if there is no complete response. */
export async function exchange(
  context: CallContext,
  id: string,
  operation: Operation,
  argument: object,
  options: CallOptions,
): Promise<Answer> {
  const { client } = context;
  const { keepalive, fetch = context.pipeline.fetch } = options;
  const pipeline = { ...context.pipeline, fetch };
  const { kind, path } = operation;
  const isGet = kind === 'get';
  const transmission: Transmission = { isWritten: false };
  try {
    const { response, error } = await requestOf(client)(isGet ? 'get' : 'post', path, {
      ...(isGet ? { params: { query: argument } } : bodyOf(kind, argument)),
      // The pipeline reads the text within the deadline, with the rules of the contract.
      parseAs: 'stream',
      keepalive,
      Request: sharedClients.has(client) ? Request : CallRequest,
      fetch: async (request: Request | CallRequest) => {
        setHeaders(request.headers, context, id, kind, argument, options);
        transmission.isWritten = true;
        const answer = await transmit(pipeline, request, {
          operation: id,
          headers: request.headers,
          isRead: isGet || kind === 'read',
          isLogin: kind === 'login',
          timeoutMs: options.timeoutMs ?? context.timeoutMs,
          signal: options.signal,
        });
        // openapi-fetch reads only status and headers of a success. A new Response would cost as much as
        // reading the body.
        const isSource = answer.source.ok && !sharedClients.has(client);
        const response = isSource ? answer.source : toResponse(answer);
        transmission.exchange = { answer, response };
        return response;
      },
    });
    return transmission.exchange?.response === response
      ? transmission.exchange.answer
      : await fromMiddleware(context, response, error);
  } catch (cause) {
    throw transmission.isWritten ? cause : serializationError(id, cause);
  }
}

/**
 * Removes the path types of the client: the generated functions already declare the argument and the result of
 * a call.
 */
function requestOf(
  client: CallContext['client'],
): (method: string, path: string, init: object) => Promise<{ response: Response; error?: unknown }>;
function requestOf({ request }: CallContext['client']): unknown {
  return request;
}

/** Middleware of the application may respond itself or change a response. */
async function fromMiddleware(
  { pipeline }: CallContext,
  response: Response,
  error: unknown,
): Promise<Answer> {
  const { status, headers } = response;
  const errorText = typeof error === 'string' ? error : JSON.stringify(error);
  const text = errorText ?? (await response.text());
  return { status, headers, text, ticket: await pipeline.session.begin(), source: response };
}

const sendableHeader = /^[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*$/;

/**
 * The last header of a name wins. Rejects invalid headers here, because each fetch implementation fails
 * differently.
 */
function setHeaders(
  headers: Headers,
  context: CallContext,
  id: string,
  kind: string,
  argument: object,
  options: CallOptions,
): void {
  const set = (name: string, value: string) => {
    if (!sendableHeader.test(`${name}:${value}`)) throw new TypeError(`invalid header ${name}`);
    headers.set(name, value);
  };
  if (kind !== 'get' && kind !== 'read')
    set('idempotency-key', options.idempotencyKey ?? paymentKey(id, argument) ?? createIdempotencyKey());
  for (const part of [context.headers(), options.headers ?? {}]) {
    for (const [name, value] of Object.entries(part)) set(name, value);
  }
}

function bodyOf(kind: string, argument: object): object {
  return kind === 'form' ? { body: formOf(argument) } : { body: argument, bodySerializer: jsonOf };
}

/** JSON would turn NaN and infinite numbers into null, which means something else to the shop. */
function jsonOf(argument: object): string {
  return JSON.stringify(argument, (name, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${name} is ${value}`);
    return value;
  });
}

/** Appends one part per list item; skips undefined. */
function formOf(argument: object): FormData {
  const form = new FormData();
  for (const [name, fieldValue] of Object.entries(argument)) {
    for (const value of [fieldValue].flat()) if (value !== undefined) form.append(name, value);
  }
  return form;
}
