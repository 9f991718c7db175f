import type { ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { CallRecord, SessionReading } from '../../control/control-answers.ts';
import type { FeedEvent, ReloadNote } from '../../control/feed-events.ts';
import type { Shop } from '../../shop.ts';
import type { Mail } from '../../world/state/mail.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import { summaryOf } from '../recording/call-log.ts';
import { readingOf } from '../sessions/session-reading.ts';
import type { ActivityStreams } from './activity-streams.ts';

const heartbeatMs = 15_000;
const maxReaders = 50;
const maxUnsentBytes = 1_048_576;

/** The event feed at `/__mock/feed`. It has no cost without subscribers. */
export interface Feed {
  /** @param session whose events are sent; null for all sessions */
  open(session: string | null, response: ServerResponse): void;
  publishCall(call: CallRecord): void;
  /** The control API changed a session. */
  publishSession(session: string): void;
  /** A session was removed. */
  publishEnd(session: string): void;
  /** A stream was opened or closed. */
  publishStreams(session: string): void;
  /** The code of the server was reloaded, or could not be; of every session. */
  publishReload(note: ReloadNote): void;
  publishEvent(data: Extract<FeedEvent, { name: 'event' }>['data']): void;
  /** Sends the events to a reader whose headers were sent. */
  join(reader: FeedReader): void;
  /** Stops to write to all readers, and leaves them open. */
  release(): readonly FeedReader[];
  close(): void;
}

export interface FeedReader {
  readonly session: string | null;
  readonly response: ServerResponse;
}

export function createFeed(shop: Shop, streams: () => ActivityStreams): Feed {
  const readers = new Set<FeedReader>();
  const latest = new Map<string, Glance>();
  let heartbeat: NodeJS.Timeout | undefined;

  const publish = (event: FeedEvent): void => sendEvent(readers, event);

  function refresh(session: string): boolean {
    if (!shop.sessions().includes(session)) return false;
    const before = latest.get(session);
    const after = glance(session);
    latest.set(session, after);
    if (before === undefined) publish({ name: 'session', data: { session } });
    else for (const event of differences(before, after)) publish(event);
    return true;
  }

  function sendHeartbeat(): void {
    for (const { response } of readers) send(response, ': still here\n\n');
    const alive = new Set(shop.sessions());
    for (const session of latest.keys()) if (!alive.has(session)) removeSession(session);
  }

  function removeSession(session: string): void {
    latest.delete(session);
    publish({ name: 'ended', data: { session } });
  }

  function unsubscribe(reader: FeedReader): FeedReader {
    readers.delete(reader);
    if (readers.size === 0) {
      clearInterval(heartbeat);
      latest.clear();
    }
    return reader;
  }

  function join(reader: FeedReader): void {
    if (readers.size === 0) {
      for (const session of shop.sessions()) latest.set(session, glance(session));
      heartbeat = setInterval(sendHeartbeat, heartbeatMs).unref();
    }
    readers.add(reader);
    reader.response.once('close', () => void unsubscribe(reader));
  }

  const glance = (session: string) => glanceAt(shop, readingOf(shop, streams(), session));
  const ifSubscribed = (work: () => void): void => (readers.size > 0 ? work() : undefined);

  return {
    open(session, response) {
      if (readers.size >= maxReaders) throw tooMany();
      if (beginEvents(response)) join({ session, response });
    },
    join,
    release: () => [...readers].map(unsubscribe),
    publishCall: (call) =>
      ifSubscribed(() => {
        publish({ name: 'call', data: summaryOf(call) });
        refresh(call.session);
      }),
    publishSession: (session) =>
      ifSubscribed(() => {
        if (refresh(session)) publish({ name: 'world', data: { session } });
      }),
    publishEnd: (session) => ifSubscribed(() => removeSession(session)),
    publishStreams: (session) => ifSubscribed(() => void refresh(session)),
    publishReload: (note) => ifSubscribed(() => publish({ name: 'reload', data: note })),
    publishEvent: (data) => ifSubscribed(() => publish({ name: 'event', data })),
    close: () => endAll(readers),
  };
}

/** @returns whether events may follow; a HEAD request is answered already */
function beginEvents(response: ServerResponse): boolean {
  response.writeHead(200, feedHeaders);
  if (response.req.method === 'HEAD') {
    response.end();
    return false;
  }
  response.write(': open\n\n');
  return true;
}

function endAll(readers: Iterable<FeedReader>): void {
  for (const { response } of readers) response.end();
}

function sendEvent(readers: Iterable<FeedReader>, { name, data }: FeedEvent): void {
  const text = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  for (const { session, response } of readers) {
    if (session === null || !('session' in data) || session === data.session) send(response, text);
  }
}

const feedHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
} as const;

/** The last reported state of a session, to detect changes. */
interface Glance {
  readonly reading: SessionReading;
  /** The offset of a running clock, or the moment of a frozen one. */
  readonly clock: string;
  readonly faults: string;
  readonly outbox: readonly Mail[];
  readonly newestMail: number;
}

function glanceAt(shop: Shop, reading: SessionReading): Glance {
  const { clock, outbox } = shop.peek(reading.session).state;
  return {
    reading,
    clock: JSON.stringify(clock),
    faults: JSON.stringify(reading.faults),
    outbox,
    newestMail: outbox.at(-1)?.id ?? 0,
  };
}

function* differences(before: Glance, { reading, clock, faults, outbox }: Glance): Generator<FeedEvent> {
  const { session, scenarios, now, ms, speed, running, streams } = reading;
  if (before.reading.scenarios !== scenarios) yield { name: 'scenarios', data: { session, scenarios } };
  if (before.clock !== clock) yield { name: 'clock', data: { session, now, ms, speed, running } };
  if (before.reading.streams !== streams) yield { name: 'streams', data: { session, open: streams } };
  if (before.faults !== faults) yield { name: 'faults', data: { session, faults: reading.faults } };
  // A replaced world has another outbox, whose emails are not new.
  if (before.outbox !== outbox) return;
  for (const mail of outbox) if (mail.id > before.newestMail) yield { name: 'mail', data: { session, mail } };
}

function tooMany(): RefusedRequest {
  return new RefusedRequest(
    503,
    ResponseCode.tooManyRequests,
    'The maximum number of feed subscribers is reached.',
  );
}

// Disconnects a slow reader, whose unsent events would fill the memory; it can reconnect.
function send(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.writableLength > maxUnsentBytes) response.destroy();
  else response.write(text);
}
