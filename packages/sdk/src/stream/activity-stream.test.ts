import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { createShopClient } from '../client.ts';
import { dispatchActivity } from './activity-events.ts';

function streamOf(...chunks: (string | Uint8Array)[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function listenTo(response: () => Response | Promise<Response>) {
  const states: boolean[] = [];
  const { fetch, requests } = scriptedFetch(response);
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch });
  const error = await new Promise<unknown>((resolve) => {
    shop.watchActivity({ onActivity: (open) => states.push(open), onError: resolve });
  });
  return { states, error, requests };
}

test('[FLASH-01] kai opens the sale and guan closes it; the end of the stream is reported once', async () => {
  const { states, error, requests } = await listenTo(() =>
    streamOf('event: kai\ndata: 1\n\n', 'event: guan\ndata: 0\n\n'),
  );
  expect(states).toEqual([true, false]);
  expect(error).toMatchObject({ kind: 'network', operation: 'watchActivity' });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('accept')).toBe('text/event-stream');
});

test.each([
  ['kai', '1', true],
  ['kai', ' 2 ', true],
  ['kai', '-1', true],
  ['kai', '0', undefined],
  ['kai', '', undefined],
  ['kai', '{{{', undefined],
  ['kai', 'NaN', undefined],
  ['kai', 'Infinity', undefined],
  ['guan', '0', false],
  ['guan', '0.0', false],
  ['guan', '1', undefined],
  ['guan', '', undefined],
  ['guan', 'false', undefined],
  ['message', '1', undefined],
  ['', '1', undefined],
])('[FLASH-01] the event %s with data "%s" reports %s', (event, data, expected) => {
  const onActivity = vi.fn();
  dispatchActivity({ signal: new AbortController().signal, onActivity, dispose: () => {} }, event, data);
  expect(onActivity.mock.calls).toEqual(expected === undefined ? [] : [[expected]]);
});

test('a fetch without streams, as that of React Native, is reported with what to do', async () => {
  const { error, requests } = await listenTo(() =>
    Object.defineProperty(streamOf(), 'body', { value: undefined }),
  );
  expect(error).toMatchObject({
    kind: 'invalid-response',
    message: expect.stringMatching(/^watchActivity: this fetch does not stream .+ expo\/fetch/),
  });
  expect(requests).toHaveLength(1);
});

test('[FLASH-01] [E04] repeated equal events report one change', async () => {
  const { states } = await listenTo(() =>
    streamOf('event: kai\ndata: 1\n\n'.repeat(42_000), 'event: guan\ndata: 0\n\n'),
  );
  expect(states).toEqual([true, false]);
});

test('[FLASH-01] the events do not depend on how the bytes are split', async () => {
  const bytes = new TextEncoder().encode(
    '\ufeff: hello\r\nevent: kai\r\ndata: 1\r\n\r\nevent: guan\ndata:0\n\nevent: kai\rdata: 7\r\r',
  );
  const cutPositions = fc
    .uniqueArray(fc.nat(bytes.length), { maxLength: 8 })
    .map((positions) => positions.sort((a, b) => a - b));
  await fc.assert(
    fc.asyncProperty(cutPositions, async (indexes) => {
      const edges = [0, ...indexes, bytes.length];
      const chunks = edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge));
      expect((await listenTo(() => streamOf(...chunks))).states).toEqual([true, false, true]);
    }),
  );
});

test('[FLASH-01] [E05] invalid data never opens the sale, and the stream still ends once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 }), async (chunks) => {
      const { states, error } = await listenTo(() =>
        streamOf(...chunks.map((chunk) => Uint8Array.from(chunk))),
      );
      expect(states).toEqual([]);
      expect(error).toMatchObject({ kind: 'network' });
    }),
  );
});

test.each([
  ['a line', 'data: ', 'x'],
  ['a name', 'event: ', 'x'],
  ['an event of many lines', '', 'data: x\n'],
])(
  '[FLASH-01] [E05] %s without an end closes the stream instead of buffering',
  async (_what, first, next) => {
    const cancel = vi.fn();
    const encoder = new TextEncoder();
    let characters = 0;
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(first)),
      pull: (controller) => {
        characters += 1_000;
        controller.enqueue(encoder.encode(next.repeat(1_000 / next.length)));
      },
      cancel,
    });
    const { error } = await listenTo(
      () => new Response(endless, { headers: { 'content-type': 'text/event-stream' } }),
    );
    expect(error).toMatchObject({ kind: 'invalid-response' });
    expect(cancel).toHaveBeenCalled();
    expect(characters).toBeLessThan(150_000);
  },
);

test('[FLASH-01] a stream that is stopped before it opens sends no request', async () => {
  const { fetch, requests } = scriptedFetch(() => streamOf(new Uint8Array()));
  const onError = vi.fn();
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch });
  shop.watchActivity({ onActivity: () => {}, onError })();
  await shop.listNotices().safe();
  await vi.dynamicImportSettled();
  expect(requests.map(({ url }) => url)).toEqual(['http://shop.test/api/index/title']);
  expect(onError).not.toHaveBeenCalled();
});

test('[FLASH-01] a response that is not an event stream is an error, not a silent wait', async () => {
  const page = await listenTo(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  expect(page.error).toMatchObject({ kind: 'invalid-response', status: 200 });
  const busy = await listenTo(() => new Response('', { status: 503 }));
  expect(busy.error).toMatchObject({ kind: 'http', status: 503 });
  const lostConnection = await listenTo(() => Promise.reject(new TypeError('fetch failed')));
  expect(lostConnection.error).toMatchObject({ kind: 'network' });
});

test.each(['its stop function', 'the signal'])(
  '[FLASH-01] stopped by %s, it closes the connection and reports nothing more',
  async (way) => {
    let push = (_text: string) => {};
    const cancelled = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
      cancel: cancelled,
    });
    const { fetch, requests } = scriptedFetch(
      () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    );
    const onActivity = vi.fn();
    const onError = vi.fn();
    const controller = new AbortController();
    const shop = createShopClient({ baseUrl: 'http://shop.test', fetch });
    const stop = shop.watchActivity({ onActivity, onError, signal: controller.signal });
    push('event: kai\ndata: 1\n\n');
    await vi.waitFor(() => expect(onActivity).toHaveBeenCalledWith(true));
    if (way === 'its own stop') stop();
    else controller.abort();
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalled());
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect(onActivity).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
  },
);

class FakeEventSource extends EventTarget {
  static readonly instances: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.instances.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  emit(event: string, data: string): void {
    if (!this.isClosed) this.dispatchEvent(new MessageEvent(event, { data }));
  }
}

function listenNatively() {
  FakeEventSource.instances.length = 0;
  vi.stubGlobal('EventSource', FakeEventSource);
  const states: boolean[] = [];
  const onError = vi.fn();
  const shop = createShopClient({ baseUrl: 'http://shop.test' });
  const stop = shop.watchActivity({ onActivity: (open) => states.push(open), onError });
  const [source] = FakeEventSource.instances;
  if (source === undefined) throw new Error('no stream was opened');
  return { states, onError, stop, source };
}

afterEach(() => vi.unstubAllGlobals());

test('[FLASH-01] a browser uses its own EventSource with the same results', () => {
  const { states, onError, stop, source } = listenNatively();
  expect(source.url).toBe('http://shop.test/api/index/getActivityTime');
  source.emit('kai', '0');
  source.emit('kai', '1');
  source.emit('kai', '1');
  source.emit('message', '1');
  source.emit('guan', '1');
  source.emit('guan', '0');
  expect(states).toEqual([true, false]);
  stop();
  source.emit('kai', '1');
  expect(source.isClosed).toBe(true);
  expect(states).toEqual([true, false]);
  expect(onError).not.toHaveBeenCalled();
});

test('[FLASH-01] [E02] closes the EventSource of a broken stream, so that it does not reconnect', async () => {
  const { onError, source } = listenNatively();
  source.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ kind: 'network', operation: 'watchActivity' });
  expect(source.isClosed).toBe(true);
  expect(FakeEventSource.instances).toHaveLength(1);
});
