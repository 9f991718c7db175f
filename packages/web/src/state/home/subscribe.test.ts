// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { changeSubscribeEmail, subscribe, subscribeEmailAtom, subscribeStateAtom } from './subscribe.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function box(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop(options);
  return {
    ...shop,
    email: () => shop.store.get(subscribeEmailAtom),
    state: () => shop.store.get(subscribeStateAtom),
    type: (email: string) => shop.store.set(changeSubscribeEmail, email),
    send: () => shop.store.set(subscribe),
  };
}

test.each(['', 'ada', 'ada@', 'ada@example', 'a da@example.com', '@example.com'])(
  '[HOME-06] %j is invalid: a warning shows for two seconds, and nothing is sent',
  async (text) => {
    const { state, type, send, countOf, email } = box();
    type(text);
    await send();
    expect(state().status).toBe('invalid');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(state().status).toBe('invalid');
    await vi.advanceTimersByTimeAsync(1);
    expect(state().status).toBe('idle');
    expect(email()).toBe(text);
    expect(countOf('/api/index/getEmailSubscribe')).toBe(0);
  },
);

test('[HOME-06] the field clears 0.4 s after the answer, whose message stays', async () => {
  const { state, type, send, email } = box();
  type('grace@example.com');
  await send();
  expect(state()).toMatchObject({ status: 'done', message: expect.stringMatching(/\w/) });
  await vi.advanceTimersByTimeAsync(399);
  expect(email()).toBe('grace@example.com');
  await vi.advanceTimersByTimeAsync(1);
  expect(email()).toBe('');
  expect(state().status).toBe('done');
});

test('[HOME-06] a refusal shows its message and clears the field, too', async () => {
  const { state, type, send, email } = box({ scenarios: 'subscribe.already' });
  type('grace@example.com');
  await send();
  expect(state()).toEqual({
    status: 'failed',
    failure: { kind: 'server', message: 'This address is already subscribed.' },
  });
  await vi.advanceTimersByTimeAsync(400);
  expect(email()).toBe('');
});

test('[HOME-06] [ERR-02] without an answer, the field preserves its input', async () => {
  const { state, type, send, email } = box({ scenarios: 'net.offline' });
  type('grace@example.com');
  await send();
  expect(state()).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(email()).toBe('grace@example.com');
});

test('[HOME-06] [U13] two presses send one request', async () => {
  const { type, send, countOf } = box();
  type(' grace@example.com ');
  await Promise.all([send(), send()]);
  expect(countOf('/api/index/getEmailSubscribe')).toBe(1);
});
