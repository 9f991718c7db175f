import { expect, onTestFinished, test, vi } from 'vitest';
import { envelope, loginNeeded, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { createShopClient } from '../client.ts';
import { tokenMaximumBytes } from '../constants.ts';
import type { SessionAdapter } from './adapters.ts';
import { asyncSession, cookieHeaderSession, cookieSession, memorySession } from './adapters.ts';
import { createSession } from './session.ts';
import { cleanToken } from './token.ts';

const end = { code: 100, message: 'Expired' };

test('[STATE-01] an asynchronous store keeps the token under its key, and removes it at the end', async () => {
  const items = new Map<string, string>();
  const store = {
    getItem: async (key: string) => items.get(key) ?? null,
    setItem: async (key: string, value: string) => void items.set(key, value),
    removeItem: async (key: string) => void items.delete(key),
  };
  const session = asyncSession(store);
  expect(await session.read()).toBeUndefined();
  await session.write('tok_1');
  expect([...items]).toEqual([['token', 'tok_1']]);
  expect(await session.read()).toBe('tok_1');
  await asyncSession(store, 'other').write('tok_2');
  expect([...items.keys()]).toEqual(['token', 'other']);
  await session.write(undefined);
  expect([...items.keys()]).toEqual(['other']);
});

test('[S06] without a choice, the cookie is secure where the page is loaded over https', () => {
  const jar = { cookie: '' };
  cookieSession(jar).write('tok_1');
  expect(jar.cookie).not.toContain('Secure');
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const [protocol, isSecure] of [
    ['https:', true],
    ['http:', false],
  ] as const) {
    vi.stubGlobal('location', { protocol });
    cookieSession(jar).write('tok_1');
    expect(jar.cookie.endsWith('; Secure')).toBe(isSecure);
  }
});

test('the cookie header adapter needs no listener', () => {
  const session = cookieHeaderSession('token=tok_1');
  session.write('tok_2');
  expect(session.read()).toBe('tok_2');
});

async function keep(adapter: SessionAdapter): Promise<number> {
  const onSessionNotKept = vi.fn();
  const session = createSession(adapter, { onSessionNotKept });
  await session.start(await session.begin(), 'tok_1');
  return onSessionNotKept.mock.calls.length;
}

test('[STATE-01] [T19] only a token that the store lost is reported', async () => {
  expect(await keep(memorySession())).toBe(0);
  expect(await keep({ read: () => undefined, write: () => {} })).toBe(1);
  expect(await keep({ read: () => 'tok_old', write: () => {} })).toBe(1);
});

test('[STATE-01] a store that keeps a token after the end reports nothing, and needs no hooks', async () => {
  const onSessionNotKept = vi.fn();
  const stubborn = { read: () => 'tok_1', write: () => {} };
  await createSession(stubborn, { onSessionNotKept }).clear();
  expect(onSessionNotKept).not.toHaveBeenCalled();
  const session = createSession({ read: () => undefined, write: () => {} });
  await session.start(await session.begin(), 'tok_1');
  await expect(session.end(await session.begin(), end)).resolves.toBeUndefined();
});

test('[AUTH-04] a refused guest without hooks gets the error of the call', async () => {
  const { fetch } = scriptedFetch(() => envelope(loginNeeded));
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch, session: memorySession('tok_0') });
  await expect(shop.listNotices()).rejects.toMatchObject({ kind: 'session' });
});

test('[AUTH-04] [T03] a login that is answered after a logout stores no token', async () => {
  const store = memorySession();
  const session = createSession(store);
  const login = await session.begin();
  await session.clear();
  await session.start(login, 'tok_late');
  expect(store.read()).toBeUndefined();
});

test('[N22] a token has any visible characters up to its maximum; a word of code is no token', () => {
  expect(cleanToken('a'.repeat(tokenMaximumBytes))).toHaveLength(tokenMaximumBytes);
  expect(cleanToken('a'.repeat(tokenMaximumBytes + 1))).toBeUndefined();
  expect(cleanToken('nullable-1')).toBe('nullable-1');
  expect(cleanToken('null')).toBeUndefined();
});
