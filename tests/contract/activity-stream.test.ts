import { createShopClient } from '@signal-shop/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { schemaNamed } from './support/bundle.ts';
import { startCaseServer } from './support/case-server.ts';

const address = '/api/index/getActivityTime';

test('[FLASH-01] the stream is an event stream that sends the current state immediately', async () => {
  const { baseUrl } = await startCaseServer();
  const response = await fetch(new URL(address, baseUrl));
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/);
  expect(eventOf(await firstEvent(response))).toEqual({ event: 'kai', data: 1 });
});

test.each([
  ['sse.kai', { event: 'kai', data: 1 }],
  ['sse.guan', { event: 'guan', data: 0 }],
  ['flash.closed', { event: 'guan', data: 0 }],
])('[FLASH-01] %s sends an event that the contract describes', async (scenario, expected) => {
  const { baseUrl } = await startCaseServer([scenario]);
  const event = eventOf(await firstEvent(await fetch(new URL(address, baseUrl))));
  expect(event).toEqual(expected);
  const eventNames = (schemaNamed('ActivityEvent').oneOf ?? []).map(
    ({ properties }) => properties?.event?.const,
  );
  expect(eventNames).toContain(event.event);
});

test('[FLASH-01] the SDK receives the close of a sale while it listens', async () => {
  const { baseUrl, turn } = await startCaseServer();
  const states: boolean[] = [];
  const close = Promise.withResolvers<void>();
  const stop = createShopClient({ baseUrl }).watchActivity({
    onActivity: (open) => {
      states.push(open);
      if (open) void turn('flash.closed');
      else close.resolve();
    },
  });
  onTestFinished(stop);
  await close.promise;
  expect(states).toEqual([true, false]);
});

test('[FLASH-01] the SDK reports a refused stream as an error once', async () => {
  const { baseUrl } = await startCaseServer(['sse.refused']);
  const failure = Promise.withResolvers<unknown>();
  const stop = createShopClient({ baseUrl }).watchActivity({
    onActivity: () => {},
    onError: failure.resolve,
  });
  onTestFinished(stop);
  expect(await failure.promise).toMatchObject({ name: 'ShopError' });
});

async function firstEvent(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(async () => reader?.cancel());
  let text = '';
  while (reader !== undefined && !text.includes('\n\n')) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value.replace(/^:.*\n+/gm, '');
  }
  return text.split('\n\n')[0] ?? '';
}

function eventOf(text: string): { readonly event: string; readonly data: number } {
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: ?/, 2)));
  return { event: String(fields.event), data: Number(fields.data) };
}
