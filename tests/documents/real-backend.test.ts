import { readFileSync } from 'node:fs';
import { createShop } from '@signal-shop/mock-server';
import { createShopClient, memorySession } from '@signal-shop/sdk';
import { expect, test } from 'vitest';

const page = readFileSync('docs/real-backend.md', 'utf8');

test('the page names every header that another origin has to allow, and those that are read', async () => {
  const sent = new Set<string>();
  const mock = createShop({ scenarios: 'flash.open', now: '2026-01-15T12:00:00Z' });
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    session: memorySession(),
    locale: () => 'de',
    fetch: (input, init) => {
      for (const name of new Headers(init?.headers).keys()) sent.add(name);
      return mock.fetch(input, init);
    },
  });
  await client.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  await client.addCartItem({ id: 2011, goods_number: 1 });
  await client.listBanners();
  await new Promise<void>((resolve, reject) => {
    const stop = client.watchActivity({ onActivity: () => resolve(stop()), onError: reject });
  });
  const [, allowed = ''] = /Access-Control-Allow-Headers` \| `([^`]+)`/.exec(page) ?? [];
  expect(allowed.split(', ')).toEqual(expect.arrayContaining([...sent]));
  expect([...sent]).toEqual(expect.arrayContaining(['authorization', 'content-type', 'idempotency-key']));
  const sources = ['transport/pipeline.ts', 'call/call.ts', 'stream/activity-reader.ts'].map((name) =>
    readFileSync(`packages/sdk/src/${name}`, 'utf8'),
  );
  const read = sources.join('').matchAll(/headers\.get\('([\w-]+)'\)/g);
  const [, exposed = ''] = /Access-Control-Expose-Headers` \| `([^`]+)`/.exec(page) ?? [];
  // A page of another origin may read the type of an answer without being told so.
  const names = new Set([...read].map(([, name]) => name));
  names.delete('content-type');
  expect(exposed.split(', ').sort()).toEqual([...names].sort());
});
