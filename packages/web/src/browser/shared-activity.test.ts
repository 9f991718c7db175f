import { connectShop } from '@signal-shop/sdk';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { shareActivity } from './shared-activity.ts';

const accessError = () => new DOMException('Access is denied in this context.', 'SecurityError');

const locks = {
  available: { request: (_name: string, _options: object, listen: () => Promise<void>) => listen() },
  blocked: { request: () => Promise.reject(accessError()) },
};

class OpenChannel {
  addEventListener() {}
  postMessage() {}
  close() {}
}

class RefusedChannel {
  constructor() {
    throw accessError();
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Records the sale events of a tab and the notifications about the end of the stream. */
async function openSale(signal = new AbortController().signal) {
  const fetch = vi.fn(
    async () => new Response('event: kai\ndata: 1\n\n', { headers: { 'content-type': 'text/event-stream' } }),
  );
  const activities: string[] = [];
  await new Promise<void>((resolve) => {
    shareActivity({
      shop: connectShop({ baseUrl: 'http://shop.test', fetch }),
      onActivity: (activity) => activities.push(activity),
      onFailure: () => resolve(),
      signal,
    });
  });
  return { activities, requestCount: fetch.mock.calls.length };
}

test.each([
  ['locks and channels', locks.available, OpenChannel],
  ['no locks', locks.blocked, OpenChannel],
  ['no channels', locks.available, RefusedChannel],
])('[FLASH-01] [S01] a browser that allows %s opens one stream', async (_what, manager, channel) => {
  vi.stubGlobal('navigator', { locks: manager });
  vi.stubGlobal('BroadcastChannel', channel);
  expect(await openSale()).toEqual({ activities: ['1'], requestCount: 1 });
});

test('[FLASH-01] a tab that opens later gets the state of the sale from the tab that listens', async () => {
  const tabs = new AbortController();
  onTestFinished(() => tabs.abort());
  vi.stubGlobal('navigator', { locks: locks.available });
  await openSale(tabs.signal);
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
  const activity = await new Promise((resolve, reject) => {
    shareActivity({
      shop: connectShop({ baseUrl: 'http://shop.test', fetch: async () => new Response() }),
      onActivity: resolve,
      onFailure: reject,
      signal: tabs.signal,
    });
  });
  expect(activity).toBe('1');
});
