import { ResponseCode } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { visit } from '../../testing/visitor.ts';
import { buildWorld } from '../create/world.ts';
import { openAccount } from '../session/registration.ts';
import { assertCapacity, capacity } from './capacity.ts';

test('refuses calls of a session at its capacity with a message; other sessions are not affected', async () => {
  const shop = createShop();
  const { state } = shop.world('full');
  for (let count = 0; count < capacity.subscribers; count += 1)
    state.subscribers.set(`${count}@example.com`, 'en');
  const subscribe = (session: string) =>
    shop.fetch('http://shop.test/api/index/getEmailSubscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-mock-session': session },
      body: JSON.stringify({ email: 'new@example.com', subscribe: 1 }),
    });
  const refused = await subscribe('full');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({
    code: ResponseCode.tooManyRequests,
    msg: expect.stringMatching(
      /^The session full remembers 1000 subscribers .*\/__mock\/sessions\/full\/reset$/,
    ),
  });
  expect(state.subscribers.has('new@example.com')).toBe(false);
  expect((await subscribe('other')).status).toBe(200);
  expect((await visit(shop, { session: 'full' }).listNotices()).msg).not.toEqual([]);
});

test('accounts can be registered up to the capacity of a session', () => {
  const world = buildWorld({});
  const open = () => openAccount(world, `${world.count('test')}@example.com`, 'secret', 'Mia');
  while (world.state.customers.size < capacity.customers) open();
  expect(open).toThrow('remembers 500 customers');
  expect(world.state.customers.size).toBe(capacity.customers);
});

test('a new session has room for more of everything', () => {
  const world = buildWorld({});
  for (const kind of [
    'customers',
    'orders',
    'charges',
    'registrations',
    'subscribers',
    'noticeRequests',
    'answers',
  ] as const)
    expect(() => assertCapacity(world, kind)).not.toThrow();
});
