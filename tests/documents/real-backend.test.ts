import { readFileSync } from 'node:fs';
import { createShop } from '@signal-shop/mock-server';
import { createShopClient, memorySession } from '@signal-shop/sdk';
import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const page = readFileSync('docs/real-backend.md', 'utf8');

test('the page lists every header that CORS has to allow, and those that are read', async () => {
  const sentHeaders = new Set<string>();
  const mock = createShop({ scenarios: 'flash.open', now: '2026-01-15T12:00:00Z' });
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    session: memorySession(),
    locale: () => 'de',
    shipTo: () => 'DE',
    fetch: (input, init) => {
      for (const name of new Headers(init?.headers).keys()) sentHeaders.add(name);
      return mock.fetch(input, init);
    },
  });
  await client.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  await client.addCartItem({ id: 2011, goods_number: 1 });
  await client.listBanners();
  await new Promise<void>((resolve, reject) => {
    const stop = client.watchActivity({ onActivity: () => resolve(stop()), onError: reject });
  });
  const [, allowedHeaders = ''] = /Access-Control-Allow-Headers` \| `([^`]+)`/.exec(page) ?? [];
  expect(allowedHeaders.split(', ')).toEqual(expect.arrayContaining([...sentHeaders]));
  expect([...sentHeaders]).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'idempotency-key']),
  );
  const sources = [
    'transport/pipeline.ts',
    'call/call.ts',
    'call/errors.ts',
    'stream/activity-reader.ts',
    'call/envelope.ts',
  ];
  const [, exposedHeaders = ''] = /Access-Control-Expose-Headers` \| `([^`]+)`/.exec(page) ?? [];
  // Browsers expose the content type of a cross-origin response without permission.
  const names = new Set(sources.flatMap((name) => headersReadIn(`packages/sdk/src/${name}`)));
  names.delete('content-type');
  expect(exposedHeaders.split(', ').sort()).toEqual([...names].sort());
});

/** The arguments of every `headers.get('…')` and `….headers.get('…')` in a module. */
function headersReadIn(path: string): readonly string[] {
  const names: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'get') return;
      const { object } = callee;
      const owner = object.type === 'MemberExpression' ? object.property : object;
      const isHeaders = owner.type === 'Identifier' && owner.name === 'headers';
      if (isHeaders && name?.type === 'Literal') names.push(String(name.value));
    },
  });
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return names;
}

function nameOf(node: ESTree.Expression | ESTree.PrivateIdentifier): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}
