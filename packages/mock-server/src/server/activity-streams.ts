import type { ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from './refused-request.ts';
import type { ServedShop, StreamBehaviour } from './shop-port.ts';

const tickMs = 1000;
const ticksPerHeartbeat = 15;
const mostStreams = 200;
const mostWaitingBytes = 65_536;
const lateMs = 3000;

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

export function createActivityStreams(shop: ServedShop): ActivityStreams {
  const streams = new Set<OpenStream>();
  let ticks = 0;
  // A world's clock may be the real one: then the sale opens and closes while nobody calls.
  const clock = setInterval(() => {
    ticks += 1;
    for (const session of new Set([...streams].map((stream) => stream.session)))
      shop.world(session).announceActivity();
    if (ticks % ticksPerHeartbeat !== 0) return;
    for (const { response } of streams) send(response, ': still here\n\n');
  }, tickMs);
  clock.unref();

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
      const stop = behave(shop, stream);
      response.once('close', () => {
        streams.delete(stream);
        stop();
      });
    },
    push(session, event, value) {
      const open = ofSession(session);
      for (const { response } of open) send(response, eventText(event, value));
      return open.length;
    },
    count: (session) => ofSession(session).length,
    close(session) {
      if (session === null) clearInterval(clock);
      for (const { response } of ofSession(session)) response.end();
    },
  };
}

const nothingToStop = () => {};

const behaviours = {
  steady: follow,
  slow(shop, stream) {
    let stop = nothingToStop;
    const timer = setTimeout(() => {
      stop = follow(shop, stream);
    }, lateMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  },
  kai(_shop, { response }) {
    sendState(response, 1);
    return nothingToStop;
  },
  guan(_shop, { response }) {
    sendState(response, 0);
    return nothingToStop;
  },
  'kai-then-guan'(_shop, { response }) {
    sendState(response, 1);
    const timer = setTimeout(() => sendState(response, 0), lateMs);
    return () => clearTimeout(timer);
  },
  drop(shop, stream) {
    sendState(stream.response, shop.world(stream.session).activity);
    stream.response.end();
    return nothingToStop;
  },
  never: () => nothingToStop,
  garbage(_shop, stream) {
    send(
      stream.response,
      'event: kai\ndata: {{{\n\nevent: guan\ndata: NaN\n\nevent\n:::\ndata\n\nretry: 0\nkai 1\n\n',
    );
    return nothingToStop;
  },
  refused: () => nothingToStop,
} as const satisfies Record<StreamBehaviour, (shop: ServedShop, stream: OpenStream) => () => void>;

function behave(shop: ServedShop, stream: OpenStream): () => void {
  return behaviours[shop.world(stream.session).stream](shop, stream);
}

function follow(shop: ServedShop, { session, response }: OpenStream): () => void {
  const world = shop.world(session);
  sendState(response, world.activity);
  return world.onActivity((activity) => sendState(response, activity));
}

function sendState(response: ServerResponse, activity: 0 | 1): void {
  send(response, activity === 1 ? eventText('kai', 1) : eventText('guan', 0));
}

function eventText(event: string, value: unknown): string {
  return `event: ${event}\ndata: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
}

// A reader that does not read would make this process hold its events for ever.
function send(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.writableLength > mostWaitingBytes) response.destroy();
  else response.write(text);
}
