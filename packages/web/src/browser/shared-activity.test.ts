import { connectShop } from '@signal-shop/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { shareActivity } from './shared-activity.ts';

const denied = () => new DOMException('Access is denied in this context.', 'SecurityError');

const locks = {
  kept: { request: (_name: string, _options: object, listen: () => Promise<void>) => listen() },
  refused: { request: () => Promise.reject(denied()) },
};

class OpenChannel {
  addEventListener() {}
  postMessage() {}
  close() {}
}

class RefusedChannel {
  constructor() {
    throw denied();
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Records the sale events of a tab and its notes about the stream's end. */
async function hearOfSale() {
  const fetch = vi.fn(
    async () => new Response('event: kai\ndata: 1\n\n', { headers: { 'content-type': 'text/event-stream' } }),
  );
  const activities: string[] = [];
  await new Promise<void>((ended) => {
    shareActivity({
      shop: connectShop({ baseUrl: 'http://shop.test', fetch }),
      onActivity: (activity) => activities.push(activity),
      onNote: () => ended(),
      signal: new AbortController().signal,
    });
  });
  return { heard: activities, asked: fetch.mock.calls.length };
}

test.each([
  ['locks and channels', locks.kept, OpenChannel],
  ['no locks', locks.refused, OpenChannel],
  ['no channels', locks.kept, RefusedChannel],
])('[FLASH-01] [S01] a browser that allows %s opens one stream', async (_what, allowed, channel) => {
  vi.stubGlobal('navigator', { locks: allowed });
  vi.stubGlobal('BroadcastChannel', channel);
  expect(await hearOfSale()).toEqual({ heard: ['1'], asked: 1 });
});
