import { createParser } from 'eventsource-parser';
import type { FeedEvent, FeedEventName } from './feed-events.ts';

export type { FeedEvent, FeedEventName, FeedEvents } from './feed-events.ts';

export interface FeedOptions {
  /** URL of the mock server, or of a shop that proxies `/__mock` to it. */
  readonly url: string | URL;
  /** The token that the server prints at its start when other machines can reach it. */
  readonly token?: string;
  /** Only events of this session; all events without it. */
  readonly session?: string;
  readonly onEvent: (event: FeedEvent) => void;
  /** `open` after each connect: earlier events may be missing, so read the state again. `refused` is final. */
  readonly onState?: (state: FeedState) => void;
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** The delay before the next attempt; rejects when the signal aborts. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export type FeedState = 'open' | 'waiting' | 'refused';

const firstWaitMs = 500;
const longestWaitMs = 10_000;
/** The server sends a heartbeat every 15 seconds. */
const silenceMs = 40_000;

/**
 * Subscribes to the event feed of the mock server and reconnects when the connection ends: after half a second,
 * then with a doubled delay, at most ten seconds.
 * @returns a function that unsubscribes
 * @example const stop = followFeed({ url: 'http://127.0.0.1:4010', onEvent: ({ name, data }) => show(name, data) });
 */
export function followFeed(options: FeedOptions): () => void {
  const ending = new AbortController();
  void follow(options, ending.signal);
  return () => ending.abort();
}

async function follow(options: FeedOptions, signal: AbortSignal): Promise<void> {
  const { onState = () => {}, wait = waitFor } = options;
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    try {
      const response = await connect(options, signal);
      if (response.status === 403) {
        onState('refused');
        return;
      }
      if (response.ok && response.body !== null) {
        onState('open');
        waitMs = firstWaitMs;
        await readEvents(response.body, options.onEvent, signal);
      }
    } catch {
      // Reconnects after every failure.
    }
    if (signal.aborted) return;
    onState('waiting');
    await wait(waitMs, signal).catch(() => {});
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

function connect(options: FeedOptions, signal: AbortSignal): Promise<Response> {
  const { url, token, session, fetch = globalThis.fetch } = options;
  const address = new URL('/__mock/feed', url);
  if (session !== undefined) address.searchParams.set('session', session);
  const headers = {
    accept: 'text/event-stream',
    ...(token === undefined ? {} : { 'x-mock-control': token }),
  };
  return fetch(address.href, { headers, signal });
}

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: FeedEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const parser = createParser({
    onEvent({ event: name = '', data }) {
      // Only a newer server knows other events.
      if (Object.hasOwn(eventNames, name)) onEvent(asEvent({ name, data: JSON.parse(data) }));
    },
  });
  for (;;) {
    const { done, value } = await beforeSilence(reader);
    if (done || signal.aborted) return;
    parser.feed(value);
  }
}

async function beforeSilence(reader: ReadableStreamDefaultReader<string>) {
  const timer = setTimeout(() => void reader.cancel(), silenceMs);
  try {
    return await reader.read();
  } finally {
    clearTimeout(timer);
  }
}

const eventNames = {
  call: true,
  session: true,
  ended: true,
  scenarios: true,
  clock: true,
  streams: true,
  event: true,
  mail: true,
  faults: true,
  world: true,
  reload: true,
} as const satisfies Record<FeedEventName, true>;

/** The server serializes these types; this overload is the single spot where parsed JSON becomes an event. */
function asEvent(event: object): FeedEvent;
function asEvent(event: object): object {
  return event;
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
