import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptedFetch } from '../../test-support/scripted-fetch.ts';
import type { ShopError } from '../call/errors.ts';
import { isShopError } from '../call/errors.ts';
import { createShopClient } from '../client.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Ending {
  readonly states: readonly boolean[];
  readonly error: ShopError;
}

function listenTo(response: () => Response | Promise<Response>): Promise<Ending> {
  const states: boolean[] = [];
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch: scriptedFetch(response).fetch });
  return new Promise((resolve) => {
    shop.watchActivity({
      onActivity: (open) => states.push(open),
      onError: (error) => resolve({ states, error }),
    });
  });
}

const eventStream = { headers: { 'content-type': 'text/event-stream' } };

function streamOf(pieces: readonly Bytes[]): Response {
  const body = new ReadableStream<Bytes>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return new Response(body, eventStream);
}

const encoder = new TextEncoder();
const bytesOf = (text: string): Bytes => Uint8Array.from(encoder.encode(text));

const streamBytes = bytesOf(
  [
    '\ufeff: grüße\r\nretry: 10\r\n\r\n',
    'event: kai\r\ndata: 1\r\n\r\n',
    'event: ankündigung\ndata: 1\n\n',
    'event: guan\rdata:0\r\r',
    ':\n\n\nid: \u{1f3a7}\nevent:kai\ndata: 7\n\n',
    'event: kai\ndata: 1\ndata: 2\n\n',
    'event: guan\ndata: 0',
  ].join(''),
);

test('[FLASH-01] the events are the same when the bytes are split anywhere, even into single bytes', async () => {
  for (let index = 0; index <= streamBytes.length; index += 1) {
    const { states } = await listenTo(() =>
      streamOf([streamBytes.slice(0, index), streamBytes.slice(index)]),
    );
    expect(states, `split at byte ${index}`).toEqual([true, false, true]);
  }
  const single = Array.from(streamBytes, (byte) => Uint8Array.of(byte));
  expect((await listenTo(() => streamOf(single))).states).toEqual([true, false, true]);
});

interface EventCase {
  readonly text: string;
  readonly activity: boolean | undefined;
}

const ending = fc.constantFrom('\n', '\r', '\r\n');
const opens: EventCase = { text: 'event: kai|data: 1||', activity: true };
const closes: EventCase = { text: 'data: 0|event: guan||', activity: false };
const silentEvents = [
  ': still here|',
  'event: kai||',
  'event: kai|data: 0||',
  'event: guan|data: 1||',
  'event: KAI|data: 1||',
  'event: kai |data: 1||',
  'event: kai|data: 1|data: 1||',
  'event: kai|event: message|data: 1||',
  'data: 1||',
  'event: message|data: {"event":"kai","data":1}||',
  'kai: 1||',
  '|||',
  'event: kai|data: 1e9||',
  'event: kai|data: 0x1||',
  'event: kai|data: true||',
].map((text): EventCase => ({ text, activity: undefined }));
const eventText = fc
  .tuple(fc.constantFrom(opens, closes, ...silentEvents), ending)
  .map(([{ text, activity }, end]): EventCase => ({ text: text.replaceAll('|', end), activity }));

test('[FLASH-01] [E03] only an opening event opens the sale, and only a closing one closes it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(eventText, { maxLength: 20 }), async (all) => {
      const expectedStates = all.flatMap(({ activity }) => (activity === undefined ? [] : [activity]));
      const changes = expectedStates.filter((state, index) => state !== expectedStates[index - 1]);
      // Separates the chunks with a comment: a CR and an LF of two neighbors would merge into one line ending.
      const { states } = await listenTo(() => streamOf([bytesOf(all.map(({ text }) => text).join(':\n'))]));
      expect(states).toEqual(changes);
    }),
  );
});

const anyAnswer = fc.record({
  status: fc.constantFrom(200, 201, 206, 301, 307, 400, 401, 404, 429, 500, 503),
  type: fc.constantFrom('text/event-stream', 'text/event-streams', 'text/html', 'application/json', ''),
  pieces: fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 4 }),
});

function expectedKind(status: number, type: string): string {
  if (status !== 200) return 'http';
  return type === 'text/event-stream' ? 'network' : 'invalid-response';
}

test('[FLASH-01] any response ends in one typed error and no event', async () => {
  await fc.assert(
    fc.asyncProperty(anyAnswer, async ({ status, type, pieces }) => {
      const { body } = streamOf(pieces.map((piece) => Uint8Array.from(piece)));
      const { states, error } = await listenTo(
        () => new Response(body, { status, headers: { 'content-type': type } }),
      );
      expect(states).toEqual([]);
      expect(isShopError(error)).toBe(true);
      expect(error).toMatchObject({ kind: expectedKind(status, type), operation: 'watchActivity' });
    }),
  );
});

test.each(['text/event-stream; charset=utf-8', 'TEXT/EVENT-STREAM', 'text/event-stream ;x=y'])(
  '[FLASH-01] a response of type %s is a stream',
  async (type) => {
    const { states } = await listenTo(
      () => new Response('event: kai\ndata: 1\n\n', { headers: { 'content-type': type } }),
    );
    expect(states).toEqual([true]);
  },
);

test('[FLASH-01] a broken connection delivers every event that was complete before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(streamBytes.length), async (index) => {
      let isFirst = true;
      const body = new ReadableStream<Bytes>({
        pull(controller) {
          if (isFirst && index > 0) controller.enqueue(streamBytes.slice(0, index));
          else controller.error(new TypeError('terminated'));
          isFirst = false;
        },
      });
      const { states, error } = await listenTo(() => new Response(body, eventStream));
      expect([true, false, true].slice(0, states.length)).toEqual(states);
      expect(error).toMatchObject({ kind: 'network', cause: { message: 'terminated' } });
    }),
  );
});
