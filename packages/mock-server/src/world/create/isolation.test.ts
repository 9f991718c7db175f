import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@signal-shop/sdk/rules/time';
import fc from 'fast-check';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import type { Shop } from '../../shop.ts';
import { createShop } from '../../shop.ts';
import { plainOne } from '../../testing/goods.ts';
import {
  harbourAddress,
  harbourAddressPlace,
  order,
  pay,
  visit,
  visitAsCustomer,
} from '../../testing/visitor.ts';
import { demoCustomer } from '../account/customers.ts';
import { buildWorld } from './world.ts';
import { createWorlds } from './worlds.ts';

async function trace(shop: Shop, session: string): Promise<string> {
  const answers: string[] = [];
  const answerTo = async (path: string, body: unknown, token?: string) => {
    const answer = await shop.fetch(`http://shop.test${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-mock-session': session,
        ...(token === undefined ? {} : { authorization: token }),
      },
    });
    answers.push(`${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`);
    return answer.headers.get('authorization') ?? undefined;
  };
  const { email, password } = demoCustomer;
  const token = await answerTo('/api/login/login', { email, password });
  await answerTo(
    '/api/product/addCart',
    { id: plainOne(shop.world(session)).goodsId, goods_number: 1 },
    token,
  );
  await answerTo('/api/product/getGoodsCart', {}, token);
  await answerTo('/api/order/index', {}, token);
  await answerTo('/api/index/getSeckills', {});
  return answers.join('\n');
}

test('the same calls leave the same trace, byte for byte', async () => {
  expect(await trace(createShop(), 'one')).toBe(await trace(createShop(), 'one'));
});

test('another seed generates other numbers', async () => {
  expect(await trace(createShop({ seed: 1 }), 'one')).not.toBe(await trace(createShop({ seed: 2 }), 'one'));
});

test('sessions never see each other’s changes', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const world = shop.world('left');
  const leftClient = await visitAsCustomer(shop, { session: 'left' });
  await pay(leftClient, await order(leftClient));
  await leftClient.setLanguage({ lang: 'de' });
  world.clock.advance(dayMs);
  world.setActivity(0);
  const right = await visitAsCustomer(shop, { session: 'right' });
  expect((await right.getCart()).number).toBe(1);
  expect(shop.world('right').charges()).toEqual([]);
  expect(shop.world('right').activity).toBe(1);
  expect(shop.world('right').clock.now()).not.toBe(world.clock.now());
  expect(shop.sessions()).toEqual(['left', 'right']);
});

test('two interleaved sessions answer as each would alone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ session: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 3 }) }), {
        maxLength: 12,
      }),
      async (steps) => {
        const sharedShop = createShop();
        const { goodsId } = plainOne(sharedShop.world('a'));
        for (const session of ['a', 'b']) {
          const own = steps.filter((step) => step.session === session);
          const alone = createShop();
          const expected = await addAll(alone, own, goodsId);
          const answer = await addAll(sharedShop, own, goodsId);
          expect(answer).toEqual(expected);
        }
      },
    ),
    { numRuns: 20 },
  );
});

async function addAll(shop: Shop, steps: readonly { session: string; quantity: number }[], id: number) {
  const answers = [];
  for (const { session, quantity } of steps) {
    const client = await visitAsCustomer(shop, { session });
    answers.push(await client.checkoutCart({ params: [{ goods_id: id, goods_number: quantity }] }).safe());
    answers.push(await client.addCartItem({ id, goods_number: quantity }).safe());
    answers.push(await client.getCart());
  }
  return JSON.parse(JSON.stringify(answers));
}

test('a request finds its session by header, then cookie, then token', async () => {
  const shop = createShop();
  await visitAsCustomer(shop, { session: 'by-token' });
  const [token = ''] = [...shop.world('by-token').state.tokens.keys()];
  const knows = async (headers: Record<string, string>) => {
    const answer = await shop.fetch('http://shop.test/api/order/getUserInfo', { method: 'POST', headers });
    const body: unknown = await answer.json();
    return body;
  };
  expect(await knows({ authorization: token })).toMatchObject({ code: 1 });
  expect(await knows({ authorization: token, cookie: 'a=b; mock_session=by-token' })).toMatchObject({
    code: 1,
  });
  expect(await knows({ authorization: token, cookie: 'mock_session=other' })).toMatchObject({ code: 1000 });
  expect(
    await knows({ authorization: token, cookie: 'mock_session=other', 'x-mock-session': 'by-token' }),
  ).toMatchObject({ code: 1 });
});

test('a new session copies no seed data: goods, texts and comments are the same objects', () => {
  const shop = createShop();
  const [one, other] = [shop.world('one'), shop.world('other')];
  expect(other.shop).toBe(one.shop);
  for (const [id, goods] of one.shop.goods) expect(other.shop.goods.get(id)).toBe(goods);
  one.state.stock.set(1011, 0);
  expect(other.state.stock.size).toBe(0);
});

test('refuses new sessions at capacity, and idle sessions make room', async () => {
  let now = 0;
  const worlds = createWorlds({
    make: (session) => buildWorld({ session }),
    most: 2,
    idleMs: 1_000,
    machineNow: () => now,
  });
  worlds.get('a');
  worlds.get('b');
  expect(() => worlds.get('c')).toThrow('There are 2 sessions already');
  now = 900;
  worlds.get('b');
  now = 1_500;
  worlds.get('c');
  expect(worlds.sessions()).toEqual(['b', 'c']);

  const shop = createShop({ sessionsMaximum: 1 });
  await visit(shop, { session: 'a' }).listNotices();
  expect(
    (await shop.fetch('http://shop.test/api/index/title', { headers: { 'x-mock-session': 'b' } })).status,
  ).toBe(429);
});

test('a stored world is restored unchanged', async () => {
  const shop = createShop({ scenarios: 'cart.many,orders.many,pay.pending' });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  await pay(client, ordersn);
  const world = shop.world('default');
  const snapshot = world.snapshot();
  const before = await client.listOrders();
  world.clock.advance(60_000);
  await client.verifyOrder({ ordersn });
  expect(await client.listOrders()).not.toEqual(before);
  world.restore(snapshot);
  expect(world.snapshot()).toBe(snapshot);
  expect(await client.listOrders()).toEqual(before);
});

test('an order of an earlier version, with its note at its top level, has it after a restore', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const { total } = await client.getOrderTax(harbourAddressPlace);
  const note = 'Ring twice.';
  const { ordersn } = await client.placeOrder({ address: harbourAddress, note, expected_total: total });
  const world = shop.world('default');
  const text = JSON.stringify({ note });
  const earlierSnapshot = world.snapshot().replace(`"preferences":${text}`, text.slice(1, -1));
  expect(earlierSnapshot).not.toBe(world.snapshot());
  world.restore(earlierSnapshot);
  expect((await client.getOrder({ ordersn })).msg.note).toBe(note);
});

const nodeModules = ['node:', 'hono', '@hono', '@stoplight'];

test('only the server folder depends on Node', () => {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('server'),
  );
  expect(files.length).toBeGreaterThan(40);
  const importers = files.filter((file) => {
    const path = join(source, file);
    const { staticImports, staticExports } = parseSync(path, readFileSync(path, 'utf8')).module;
    const reexported = staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest));
    const requests = [...staticImports.map((one) => one.moduleRequest), ...reexported];
    return requests.some((request) => nodeModules.some((start) => request?.value.startsWith(start)));
  });
  expect(importers).toEqual([]);
});
