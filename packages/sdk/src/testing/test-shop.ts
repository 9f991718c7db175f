// The subpath `./testing`: an in-memory shop for tests of applications, and makers of valid entities.
// The published client does not import this folder, so faker is not part of it.
import { readOperation } from '../call/operation.ts';
import type { CallId } from '../call/operation-types.ts';
import type { ShopClient } from '../client.ts';
import { createShopClient } from '../client.ts';
import type { ShopClientOptions } from '../client-options.ts';
import { limits } from '../contract/limits.ts';
import { operationLines, streams } from '../generated/operations.ts';
import type { Fetch } from '../transport/pipeline.ts';
import type { TestAnswers, TestCall } from './test-answers.ts';
import { Failure, Refusal } from './test-answers.ts';

/** An in-memory shop for the tests of an application: no server, no port, no delay. */
export interface TestShop {
  /** A client of this shop. It does not retry, so that one failure is one call. */
  readonly client: ShopClient;
  /** For programs that make their own client: `createShopClient({ baseUrl: 'http://shop.test', fetch: shop.fetch })`. */
  readonly fetch: Fetch;
  /** Every call so far, in order. */
  readonly calls: readonly TestCall[];
  /** Ids of calls without a handler. They fail with an explanation; expect this list to be empty. */
  readonly unansweredCalls: readonly string[];
  /** Adds or replaces handlers. */
  readonly answer: (answers: TestAnswers) => void;
  /** Sends the start or the end of the flash sale to every open activity stream. */
  readonly sendActivity: (open: boolean) => void;
}

type Handler = (argument: object, call: TestCall) => unknown;

/**
 * Creates a shop that responds to calls with typed handlers.
 * @example
 * const shop = createTestShop({
 *   addCartItem: ({ goods_number }) =>
 *     goods_number > 10 ? refuse(ResponseCode.quantityExceedsMaximum) : { msg: 'Added', number: goods_number },
 * });
 * await shop.client.addCartItem({ id: 2011, goods_number: 2 });
 * expect(shop.calls).toMatchObject([{ id: 'addCartItem', argument: { goods_number: 2 } }]);
 */
export function createTestShop(
  answers: TestAnswers = {},
  options: Omit<ShopClientOptions, 'baseUrl' | 'fetch'> = {},
): TestShop {
  const current: TestAnswers = { ...answers };
  const calls: TestCall[] = [];
  const unansweredCalls: string[] = [];
  const activity = createActivity();
  const fetch: Fetch = async (address, init) => {
    const url = new URL(address, baseUrl);
    if (url.pathname === streams.watchActivity.path) return activity.open(init.signal ?? undefined);
    const call = readCall(url, init);
    calls.push(call);
    const handler = handlerOf(current, call.id);
    if (handler !== undefined) return toResponse(await handler(call.argument, call));
    unansweredCalls.push(call.id);
    const msg = `The test shop has no answer for ${call.id}: give createTestShop a function of that name.`;
    return json({ code: 9002, msg }, 501);
  };
  return {
    client: createShopClient({ retry: { limit: 0 }, ...options, baseUrl, fetch }),
    fetch,
    calls,
    unansweredCalls,
    answer: (answers) => void Object.assign(current, answers),
    sendActivity: activity.send,
  };
}

const baseUrl = 'http://shop.test';
const idsByPath = new Map(Object.entries(operationLines).map(([id, line]) => [readOperation(line).path, id]));

function readCall(url: URL, { headers: requestHeaders, body }: RequestInit): TestCall {
  const id = idsByPath.get(url.pathname);
  if (id === undefined || !isCallId(id)) throw new Error(`The contract has no call at ${url.pathname}.`);
  const headers = new Headers(requestHeaders);
  return {
    id,
    argument: readArgument(id, url, body),
    token: headers.get('authorization') ?? undefined,
    locale: headers.get('accept-language') ?? undefined,
    idempotencyKey: headers.get('idempotency-key') ?? undefined,
  };
}

function readArgument(id: CallId, url: URL, body: RequestInit['body']): Readonly<Record<string, unknown>> {
  if (typeof body === 'string') return JSON.parse(body);
  if (body instanceof FormData) return Object.fromEntries(body);
  const pairs = [...url.searchParams].map(([name, text]) => [name, isNumber(id, name) ? Number(text) : text]);
  return Object.fromEntries(pairs);
}

/** Whether the contract declares a query field as a number; in the query itself everything is text. */
function isNumber(id: CallId, name: string): boolean {
  const bounds = new Map(Object.entries(limits)).get(id);
  return typeof Reflect.get(Object(Reflect.get(Object(bounds), name)), 'minimum') === 'number';
}

/** The types of handlers and calls come from the same contract, which a lookup by id cannot express. */
function handlerOf(answers: TestAnswers, id: CallId): Handler | undefined;
function handlerOf(answers: object, id: string): unknown {
  return Reflect.get(answers, id);
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Refusal) return json({ code: answer.code, msg: answer.message });
  if (!(answer instanceof Failure)) return json({ ...Object(answer), code: 1 });
  if (answer.status === 'connection') throw new TypeError('The test shop lost the answer.');
  return json({ code: 9006, msg: `The test shop fails with ${answer.status}.` }, answer.status);
}

function json(content: object, status = 200): Response {
  return new Response(JSON.stringify(content), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

function isCallId(id: string): id is CallId {
  return Object.hasOwn(operationLines, id);
}

function createActivity() {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  return {
    open(signal: AbortSignal | undefined): Response {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          listeners.add(controller);
        },
        cancel: () => void (own && listeners.delete(own)),
      });
      signal?.addEventListener('abort', () => {
        if (own !== undefined && listeners.delete(own)) own.error(signal.reason);
      });
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
    },
    send(open: boolean): void {
      const event = open ? 'event: kai\ndata: 1\n\n' : 'event: guan\ndata: 0\n\n';
      for (const listener of listeners) listener.enqueue(encoder.encode(event));
    },
  };
}
