import type { ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { serveActivity } from '../../operations/media/activity-response.ts';
import type { Shop } from '../../shop.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { PausedStream } from './paused-streams.ts';
import { createPausedStreams, keptIn } from './paused-streams.ts';

const tickMs = 1000;
const ticksPerHeartbeat = 15;
const mostStreams = 200;
const mostWaitingBytes = 65_536;

interface OpenStream extends PausedStream {
  readonly response: ServerResponse;
}

/** How the streams of a session are, or those of all sessions together. */
export interface StreamsReading {
  readonly open: number;
  /** Whether their events are kept back. */
  readonly hold: boolean;
  /** How many events wait, over all of the streams. */
  readonly kept: number;
}

/** The event streams of `/api/index/getActivityTime`: `kai` with 1 when the sale opens, `guan` with 0 when it closes. */
export interface ActivityStreams {
  open(session: string, response: ServerResponse): void;
  /** Sends any event to the open streams of a session: how many it reached, and how many keep it back. */
  push(session: string, event: string, value: unknown): { readonly reached: number; readonly kept: number };
  read(session: string | null): StreamsReading;
  /** Keeps the events of a session back, also from streams that open later, or sends on what was kept. */
  hold(session: string, hold: boolean): { readonly kept: number; readonly released: number };
  /** Breaks the open streams of a session off, as a lost connection would, and tells how many there were. */
  drop(session: string): number;
  /** Ends the streams of one session, or all of them. */
  close(session: string | null): void;
}

/** @param tell is given a session whose streams became more or fewer */
export function createActivityStreams(
  shop: Shop,
  tell: (session: string) => void = () => {},
): ActivityStreams {
  const streams = new Set<OpenStream>();
  const holds = createPausedStreams();
  const stopTicking = startTicking(shop, streams);
  const ofSession = (session: string | null) =>
    [...streams].filter((stream) => session === null || stream.session === session);

  return {
    open(session, response) {
      const world = shop.world(session);
      if (streams.size >= mostStreams || world.stream === 'refused') {
        throw new RefusedRequest(
          503,
          ResponseCode.tooManyRequests,
          'The event stream takes no more readers now.',
        );
      }
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-accel-buffering': 'no',
      });
      if (response.req.method === 'HEAD') {
        response.end();
        return;
      }
      response.flushHeaders();
      const stream: OpenStream = { session, response, kept: [] };
      streams.add(stream);
      tell(session);
      const stop = serveActivity({
        world,
        send: (text) => holds.pass(stream, () => send(response, text)),
        end: () => holds.pass(stream, () => response.end()),
      });
      response.once('close', () => {
        streams.delete(stream);
        stop();
        tell(session);
      });
    },
    push(session, event, value) {
      const open = ofSession(session);
      const text = `event: ${event}\ndata: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
      for (const stream of open) holds.pass(stream, () => send(stream.response, text));
      return holds.has(session) ? { reached: 0, kept: open.length } : { reached: open.length, kept: 0 };
    },
    read(session) {
      const open = ofSession(session);
      return { open: open.length, hold: holds.has(session), kept: keptIn(open) };
    },
    hold(session, hold) {
      const open = ofSession(session);
      if (!hold) return { kept: 0, released: holds.end(session, open) };
      holds.begin(session);
      return { kept: keptIn(open), released: 0 };
    },
    drop(session) {
      const open = ofSession(session);
      for (const { response } of open) response.end();
      return open.length;
    },
    close(session) {
      if (session === null) stopTicking();
      holds.forget(session);
      for (const { response } of ofSession(session)) response.end();
    },
  };
}

// A world's clock may be turned while a sale is about to open or close, so it is asked again each second.
function startTicking(shop: Shop, streams: ReadonlySet<OpenStream>): () => void {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    for (const session of new Set([...streams].map((stream) => stream.session)))
      shop.world(session).announceActivity();
    if (ticks % ticksPerHeartbeat !== 0) return;
    for (const { response } of streams) send(response, ': still here\n\n');
  }, tickMs);
  timer.unref();
  return () => clearInterval(timer);
}

// A reader that does not read would make this process hold its events for ever.
function send(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.writableLength > mostWaitingBytes) response.destroy();
  else response.write(text);
}
