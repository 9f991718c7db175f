// Event streams over HTTP: the activity stream of the shop and the feed of the control API.
// Opened by `server/http`, paused and dropped by `server/control`.
import type { ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { serveActivity } from '../../operations/media/activity-response.ts';
import type { Shop } from '../../shop.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { SessionStore } from '../recording/session-store.ts';
import type { PausedStream } from './paused-streams.ts';
import { createPausedStreams, pendingCount } from './paused-streams.ts';

const tickMs = 1000;
const ticksPerHeartbeat = 15;
const maxStreams = 200;
/** One client must not take the streams of all others. */
const maxStreamsPerAddress = 150;
const maxUnsentBytes = 65_536;

/** A reader of the stream of a session. */
export interface StreamSubscriber {
  readonly session: string;
  readonly response: ServerResponse;
}

interface OpenStream extends PausedStream, StreamSubscriber {
  stop: () => void;
}

/** The streams of one session, or of all sessions. */
export interface StreamsReading {
  readonly open: number;
  /** Whether their events are held back. */
  readonly hold: boolean;
  /** Number of held events in all of the streams. */
  readonly kept: number;
}

/**
 * The event streams of `/api/index/getActivityTime`: `kai` with 1 when the sale opens, `guan` with 0 when it closes.
 */
export interface ActivityStreams {
  open(session: string, response: ServerResponse): void;
  /** Serves a stream whose headers were sent. */
  join(session: string, response: ServerResponse): void;
  /** Stops to write to all streams, and leaves them open. */
  release(): readonly StreamSubscriber[];
  /** Sends an event to the open streams of a session. Returns how many received it and how many hold it. */
  push(session: string, event: string, value: unknown): { readonly reached: number; readonly kept: number };
  read(session: string | null): StreamsReading;
  /** Holds the events of a session, also in streams that open later, or sends the held ones. */
  hold(session: string, hold: boolean): { readonly kept: number; readonly released: number };
  /** Aborts the open streams of a session like a lost connection. Returns their number. */
  drop(session: string): number;
  /** Ends the streams of one session, or all of them. */
  close(session: string | null): void;
}

/**
 * @param onChange is called with a session when one of its streams opens or closes
 * @param refresh loads the changes of other instances, which the streams of this one announce
 */
export function createActivityStreams(
  shop: Shop,
  onChange: (session: string) => void = () => {},
  refresh: SessionStore['refresh'] = async () => {},
): ActivityStreams {
  const streams = new Set<OpenStream>();
  const holds = createPausedStreams();
  const stopTicking = startTicking(shop, streams, refresh);
  const streamsOfSession = (session: string | null) =>
    [...streams].filter((stream) => session === null || stream.session === session);

  function join(session: string, response: ServerResponse): void {
    const stream: OpenStream = { session, response, pendingWork: [], stop: () => {} };
    streams.add(stream);
    onChange(session);
    stream.stop = serveActivity({
      world: shop.world(session),
      send: (text) => holds.pass(stream, () => send(response, text)),
      end: () => holds.pass(stream, () => response.end()),
    });
    response.once('close', () => {
      streams.delete(stream);
      stream.stop();
      onChange(session);
    });
  }

  return {
    open(session, response) {
      const world = shop.world(session);
      if (isFull(streams, response) || world.stream === 'refused') throw tooMany();
      response.writeHead(200, streamHeaders);
      if (response.req.method === 'HEAD') {
        response.end();
        return;
      }
      response.flushHeaders();
      join(session, response);
    },
    join,
    release() {
      stopTicking();
      const released = [...streams];
      streams.clear();
      for (const { stop } of released) stop();
      return released;
    },
    push(session, event, value) {
      const open = streamsOfSession(session);
      const text = `event: ${event}\ndata: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
      for (const stream of open) holds.pass(stream, () => send(stream.response, text));
      return holds.has(session) ? { reached: 0, kept: open.length } : { reached: open.length, kept: 0 };
    },
    read(session) {
      const open = streamsOfSession(session);
      return { open: open.length, hold: holds.has(session), kept: pendingCount(open) };
    },
    hold(session, hold) {
      const open = streamsOfSession(session);
      if (!hold) return { kept: 0, released: holds.end(session, open) };
      holds.begin(session);
      return { kept: pendingCount(open), released: 0 };
    },
    drop(session) {
      const open = streamsOfSession(session);
      for (const { response } of open) response.end();
      return open.length;
    },
    close(session) {
      if (session === null) stopTicking();
      holds.forget(session);
      for (const { response } of streamsOfSession(session)) response.end();
    },
  };
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
} as const;

function tooMany(): RefusedRequest {
  return new RefusedRequest(
    503,
    ResponseCode.tooManyRequests,
    'The maximum number of stream subscribers is reached.',
    // A refused client tries again on a new connection; thousands of idle ones would shut out all others.
    { connection: 'close' },
  );
}

function isFull(streams: ReadonlySet<OpenStream>, { req: { socket } }: ServerResponse): boolean {
  if (streams.size >= maxStreams) return true;
  const ofAddress = [...streams].filter(
    ({ response }) => response.req.socket.remoteAddress === socket.remoteAddress,
  );
  return ofAddress.length >= maxStreamsPerAddress;
}

// Polls each second, because the clock of a world can be set between two changes of the sale.
function startTicking(
  shop: Shop,
  streams: ReadonlySet<OpenStream>,
  refresh: SessionStore['refresh'],
): () => void {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    const sessions = endStraying(shop, streams);
    for (const session of sessions) shop.world(session).announceActivity();
    // Without the database the streams continue from the state in memory; the next tick tries again.
    if (sessions.length > 0) refresh(sessions).catch(() => {});
    if (ticks % ticksPerHeartbeat !== 0) return;
    for (const { response } of streams) send(response, ': still here\n\n');
  }, tickMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Ends the streams whose session another instance has removed, so that their clients connect again.
 * @returns the sessions of the others
 */
function endStraying(shop: Shop, streams: ReadonlySet<OpenStream>): readonly string[] {
  const known = new Set(shop.sessions());
  for (const { session, response } of streams) if (!known.has(session)) response.end();
  return [...new Set([...streams].map(({ session }) => session))].filter((session) => known.has(session));
}

// Disconnects a slow reader, whose unsent events would fill the memory.
function send(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.writableLength > maxUnsentBytes) response.destroy();
  else response.write(text);
}
