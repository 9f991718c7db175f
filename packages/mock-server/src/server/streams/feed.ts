import type { ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { CallRecord, SessionReading } from '../../control/control-answers.ts';
import type { FeedEvent } from '../../control/feed-events.ts';
import type { Shop } from '../../shop.ts';
import type { Mail } from '../../world/state/support.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import { summaryOf } from '../recording/call-log.ts';
import { readingOf } from '../sessions/session-reading.ts';
import type { ActivityStreams } from './activity-streams.ts';

const heartbeatMs = 15_000;
const mostReaders = 50;
const mostWaitingBytes = 1_048_576;

/** What happens in the shop, told to whoever listens at `/__mock/feed`. Costs nothing while nobody does. */
export interface Feed {
  /** @param session whose events are told; those of all sessions for null */
  open(session: string | null, response: ServerResponse): void;
  called(call: CallRecord): void;
  /** The control API changed something about a session. */
  steered(session: string): void;
  /** A session is gone. */
  ended(session: string): void;
  /** A stream was opened or closed. */
  streamed(session: string): void;
  pushed(data: Extract<FeedEvent, { name: 'event' }>['data']): void;
  count(): number;
  close(): void;
}

interface Reader {
  readonly session: string | null;
  readonly response: ServerResponse;
}

export function createFeed(shop: Shop, streams: () => ActivityStreams): Feed {
  const readers = new Set<Reader>();
  const known = new Map<string, Glance>();
  let heartbeat: NodeJS.Timeout | undefined;

  function tell({ name, data }: FeedEvent): void {
    const text = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const { session, response } of readers) {
      if (session === null || session === data.session) send(response, text);
    }
  }

  function look(session: string): boolean {
    if (!shop.sessions().includes(session)) return false;
    const before = known.get(session);
    const after = glanceAt(shop, readingOf(shop, streams(), session));
    known.set(session, after);
    if (before === undefined) tell({ name: 'session', data: { session } });
    else for (const event of differences(before, after)) tell(event);
    return true;
  }

  function beat(): void {
    for (const { response } of readers) send(response, ': still here\n\n');
    const alive = new Set(shop.sessions());
    for (const session of known.keys()) if (!alive.has(session)) bury(session);
  }

  function bury(session: string): void {
    known.delete(session);
    tell({ name: 'ended', data: { session } });
  }

  function leave(reader: Reader): void {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearInterval(heartbeat);
    known.clear();
  }

  const whenHeard = (act: () => void): void => (readers.size > 0 ? act() : undefined);

  return {
    open(session, response) {
      if (readers.size >= mostReaders) throw tooMany();
      response.writeHead(200, feedHeaders);
      if (response.req.method === 'HEAD') return void response.end();
      const reader = { session, response };
      if (readers.size === 0) {
        for (const name of shop.sessions()) known.set(name, glanceAt(shop, readingOf(shop, streams(), name)));
        heartbeat = setInterval(beat, heartbeatMs).unref();
      }
      readers.add(reader);
      response.once('close', () => leave(reader));
      response.write(': open\n\n');
    },
    called: (call) =>
      whenHeard(() => {
        tell({ name: 'call', data: summaryOf(call) });
        look(call.session);
      }),
    steered: (session) =>
      whenHeard(() => {
        if (look(session)) tell({ name: 'world', data: { session } });
      }),
    ended: (session) => whenHeard(() => bury(session)),
    streamed: (session) => whenHeard(() => void look(session)),
    pushed: (data) => whenHeard(() => tell({ name: 'event', data })),
    count: () => readers.size,
    close() {
      for (const { response } of readers) response.end();
    },
  };
}

const feedHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
} as const;

/** What is remembered of a session to see what became different. */
interface Glance {
  readonly reading: SessionReading;
  /** How far the clock stands from the machine's, or where it stands still. */
  readonly clock: string;
  readonly faults: string;
  readonly outbox: readonly Mail[];
  readonly newestMail: number;
}

function glanceAt(shop: Shop, reading: SessionReading): Glance {
  const { clock, outbox } = shop.look(reading.session).state;
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
  // In another world the mails are others, too, and none of them was sent just now.
  if (before.outbox !== outbox) return;
  for (const mail of outbox) if (mail.id > before.newestMail) yield { name: 'mail', data: { session, mail } };
}

function tooMany(): RefusedRequest {
  return new RefusedRequest(503, ResponseCode.tooManyRequests, 'The feed takes no more readers now.');
}

// A reader that does not read would make this process hold the events for ever; it may come again.
function send(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.writableLength > mostWaitingBytes) response.destroy();
  else response.write(text);
}
