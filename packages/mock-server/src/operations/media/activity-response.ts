import type { StreamBehaviour } from '../../world/state/state.ts';
import type { World } from '../../world/state/world.ts';

const laterMs = 3_000;
/** The longest delay of a timer: setTimeout fires immediately for a longer one. */
const longestTimerMs = 2_147_483_647;

type Send = (text: string) => void;

/** One subscriber of the stream, over HTTP or in process. */
export interface OpenStream {
  readonly world: World;
  readonly send: Send;
  readonly end: () => void;
}

/** The activity stream for subscribers in the same process; it ends when the reader cancels. */
export function activityResponse(world: World): Response {
  if (world.stream === 'refused') return new Response(null, { status: 503 });
  let stop: () => void = nothingToStop;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stop = serveActivity({
        world,
        send: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
      });
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/**
 * Serves one subscriber as its world's stream behaves.
 * @returns a function that stops it
 */
export function serveActivity(stream: OpenStream): () => void {
  return behaviours[stream.world.stream](stream);
}

const nothingToStop = () => undefined;

const behaviours = {
  steady: follow,
  kai: ({ send }) => once(send, 1),
  guan: ({ send }) => once(send, 0),
  'kai-then-guan': ({ send }) => {
    send(eventText(1));
    return later(() => send(eventText(0)));
  },
  drop: ({ world, send, end }) => {
    send(eventText(world.activity));
    end();
    return nothingToStop;
  },
  never: () => nothingToStop,
  garbage: ({ send }) => {
    send('event: kai\ndata: {{{\n\nevent: guan\ndata: NaN\n\nevent\n:::\ndata\n\n');
    return nothingToStop;
  },
  refused: () => nothingToStop,
  slow: (stream) => {
    let stop: () => void = nothingToStop;
    const cancel = later(() => {
      stop = follow(stream);
    });
    return () => {
      cancel();
      stop();
    };
  },
} as const satisfies Record<StreamBehaviour, (stream: OpenStream) => () => void>;

/**
 * Sends the current state, then every change; with a running clock a timer announces the next start or end of the sale.
 */
function follow({ world, send }: OpenStream): () => void {
  send(eventText(world.activity));
  let cancel: () => void = nothingToStop;
  const watchClock = (): void => {
    const untilChange = world.millisecondsUntilActivityChange();
    const { speed } = world.clock;
    if (untilChange === null || speed === 0) return;
    cancel = later(
      () => {
        world.announceActivity();
        watchClock();
      },
      untilChange / speed + 1,
    );
  };
  watchClock();
  const stop = world.onActivity((activity) => send(eventText(activity)));
  return () => {
    cancel();
    stop();
  };
}

function once(send: Send, activity: 0 | 1): () => void {
  send(eventText(activity));
  return nothingToStop;
}

function later(work: () => void, ms = laterMs): () => void {
  const timer = setTimeout(work, Math.min(ms, longestTimerMs));
  return () => clearTimeout(timer);
}

function eventText(activity: 0 | 1): string {
  return activity === 1 ? 'event: kai\ndata: 1\n\n' : 'event: guan\ndata: 0\n\n';
}
