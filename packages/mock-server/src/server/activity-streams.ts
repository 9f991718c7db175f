import type { ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { serveActivity } from '../operations/activity-response.ts';
import type { Shop } from '../shop.ts';
import { RefusedRequest } from './refused-request.ts';

const tickMs = 1000;
const ticksPerHeartbeat = 15;
const mostStreams = 200;
const mostWaitingBytes = 65_536;

interface OpenStream {
  session: string;
  response: ServerResponse;
}

/** The event streams of `/api/index/getActivityTime`: `kai` with 1 when the sale opens, `guan` with 0 when it closes. */
export interface ActivityStreams {
  open(session: string, response: ServerResponse): void;
  /** Sends any event to the open streams of a session and tells how many there were. */
  push(session: string, event: string, value: unknown): number;
  count(session: string | null): number;
  /** Ends the streams of one session, or all of them. */
  close(session: string | null): void;
}

/** @param tell is given a session whose streams became more or fewer */
export function createActivityStreams(
  shop: Shop,
  tell: (session: string) => void = () => {},
): ActivityStreams {
  const streams = new Set<OpenStream>();
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
      const stream: OpenStream = { session, response };
      streams.add(stream);
      tell(session);
      const stop = serveActivity({ world, send: (text) => send(response, text), end: () => response.end() });
      response.once('close', () => {
        streams.delete(stream);
        stop();
        tell(session);
      });
    },
    push(session, event, value) {
      const open = ofSession(session);
      const text = `event: ${event}\ndata: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
      for (const { response } of open) send(response, text);
      return open.length;
    },
    count: (session) => ofSession(session).length,
    close(session) {
      if (session === null) stopTicking();
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
