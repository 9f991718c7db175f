import type { ActivityOptions, ShopClient, ShopError } from '@signal-shop/sdk';
import type { Check, Target } from './support.ts';
import { check, enter, matches, same, soon, turn } from './support.ts';

/** A client that reads event streams with fetch in every runtime. */
function reader(target: Target): ShopClient {
  return enter(target, { fetch: (url, init) => fetch(url, init) });
}

function brokenStream(shop: ShopClient, options: Partial<ActivityOptions> = {}): Promise<ShopError> {
  return new Promise((resolve) => {
    shop.watchActivity({
      onActivity: () => {},
      onError: (error, retryInMs) => {
        if (retryInMs === undefined) resolve(error);
      },
      ...options,
    });
  });
}

export const streamChecks: readonly Check[] = [
  check(
    'receives the start of the sale by the default means of the runtime',
    async ({ baseUrl, session }) => {
      // EventSource cannot send a header, so it listens to the shared default session.
      const shop = enter({ baseUrl, session });
      let stop = () => {};
      const first = new Promise<boolean>((resolve, reject) => {
        stop = shop.watchActivity({ onActivity: resolve, onError: reject });
      });
      same(await soon(first, 'the first event'), true, 'open');
      stop();
    },
  ),

  check('receives the start and the end of the sale by fetch', async (target) => {
    const events: boolean[] = [];
    let stop = () => {};
    const close = new Promise<void>((resolve, reject) => {
      stop = reader(target).watchActivity({
        onActivity: (open) => {
          events.push(open);
          if (!open) resolve();
          else turn(target, 'flash.closed').catch(reject);
        },
        onError: reject,
      });
    });
    await soon(close, 'the closing');
    stop();
    same(events, [true, false], 'events');
  }),

  check('a stream that breaks is closed', async (target) => {
    await turn(target, 'sse.drop');
    matches(await soon(brokenStream(reader(target)), 'the break'), {
      kind: 'network',
      operation: 'watchActivity',
    });
  }),

  check('a stream that is refused is an http error', async (target) => {
    await turn(target, 'sse.refused');
    matches(await soon(brokenStream(reader(target)), 'the refusal'), { kind: 'http', status: 503 });
  }),

  check('a stream with reconnect reopens and reports only changes', async (target) => {
    await turn(target, 'sse.drop');
    const events: boolean[] = [];
    const pauses: number[] = [];
    const error = brokenStream(reader(target), {
      onActivity: (open) => events.push(open),
      reconnect: { limit: 2, wait: async (delayMs) => void pauses.push(delayMs), random: () => 1 },
    });
    same((await soon(error, 'the end')).kind, 'network', 'kind');
    same(pauses, [1_000, 2_000], 'pauses');
    same(events, [true], 'events');
  }),

  check('a signal stops a listener', async (target) => {
    const controller = new AbortController();
    const first = new Promise<boolean>((resolve, reject) => {
      reader(target).watchActivity({ onActivity: resolve, onError: reject, signal: controller.signal });
    });
    await soon(first, 'the first event');
    controller.abort();
    const { baseUrl, session } = target;
    const waitUntilClosed = async (): Promise<void> => {
      const response = await fetch(`${baseUrl}/__mock/streams?session=${session}`);
      if ((await response.json()).open > 0) return waitUntilClosed();
    };
    await soon(waitUntilClosed(), 'the end of the connection');
  }),
];
