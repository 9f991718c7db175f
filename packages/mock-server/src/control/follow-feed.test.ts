import { expect, test, vi } from 'vitest';
import type { FeedEvent, FeedState } from './follow-feed.ts';
import { followFeed } from './follow-feed.ts';

/** A fetch that answers with one body after the other, in these chunks, and then never again. */
function follow(bodies: readonly (readonly string[] | 'lost')[]) {
  const events: FeedEvent[] = [];
  const states: FeedState[] = [];
  const waits: number[] = [];
  const done = Promise.withResolvers<void>();
  let attempt = 0;
  const stop = followFeed({
    url: 'http://mock.test',
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    async fetch() {
      const body = bodies[attempt];
      attempt += 1;
      if (body === undefined) {
        stop();
        done.resolve();
      }
      if (body === undefined || body === 'lost') throw new TypeError('fetch failed');
      const bytes = new TextEncoder();
      return new Response(
        new ReadableStream({
          start(controller) {
            for (const piece of body) controller.enqueue(bytes.encode(piece));
            controller.close();
          },
        }),
      );
    },
    async wait(milliseconds) {
      waits.push(milliseconds);
    },
  });
  return done.promise.then(() => ({ events, states, waits }));
}

const one = 'event: world\ndata: {"session":"a"}\n\n';

test('parses events across chunk borders and skips comments and unknown events', async () => {
  const pieces = [
    ': open\n\n',
    one.slice(0, 9),
    one.slice(9, 30),
    `${one.slice(30)}event: later\ndata: 1\n\n${one}`,
  ];
  const { events } = await follow([pieces]);
  expect(events).toEqual([
    { name: 'world', data: { session: 'a' } },
    { name: 'world', data: { session: 'a' } },
  ]);
});

test.each([
  ['lines that end with CRLF', ['event: world\r\ndata: {"session":"a"}\r\n\r\n']],
  ['a CRLF split between two chunks', ['event: world\r', '\ndata: {"session":"a"}\r\n\r', '\n']],
  ['data in several lines', ['event: world\ndata: {\ndata: "session":"a"\ndata: }\n\n']],
  ['fields without a space', ['event:world\ndata:{"session":"a"}\n\n']],
])('parses %s', async (_, pieces) => {
  const { events } = await follow([pieces]);
  expect(events).toEqual([{ name: 'world', data: { session: 'a' } }]);
});

test('reconnects when a connection ends', async () => {
  const { events, states } = await follow([[one], [one]]);
  expect(events).toHaveLength(2);
  expect(states).toEqual(['open', 'waiting', 'open', 'waiting']);
});

test('doubles the delay after each failure, up to ten seconds, and resets it after a success', async () => {
  const { waits } = await follow(['lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', [one], 'lost']);
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 500, 1000]);
});

test('a connection without a heartbeat for 40 seconds is replaced; one with heartbeats is not', async () => {
  vi.useFakeTimers();
  try {
    const states: FeedState[] = [];
    let connection: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stop = followFeed({
      url: 'http://mock.test',
      onEvent: () => {},
      onState: (state) => states.push(state),
      fetch: async () =>
        new Response(
          new ReadableStream({
            start(controller) {
              connection = controller;
            },
          }),
        ),
    });
    const heartbeat = () => connection?.enqueue(new TextEncoder().encode(': heartbeat\n\n'));
    for (let beats = 0; beats < 4; beats += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      heartbeat();
    }
    await vi.advanceTimersByTimeAsync(39_000);
    expect(states).toEqual(['open']);
    await vi.advanceTimersByTimeAsync(1_600);
    expect(states).toEqual(['open', 'waiting', 'open']);
    stop();
  } finally {
    vi.useRealTimers();
  }
});
