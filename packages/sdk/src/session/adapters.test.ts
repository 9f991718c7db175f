import { expect, test } from 'vitest';
import { asyncSession, cookieHeaderSession, cookieSession } from './adapters.ts';
import { createSession } from './session.ts';

function fakeJar(initial = '') {
  const writtenTokens: string[] = [];
  let cookie = initial;
  return {
    written: writtenTokens,
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      writtenTokens.push(value);
      cookie = value.split(';')[0] ?? '';
    },
  };
}

test('[STATE-01] the cookie adapter finds its cookie among others', () => {
  expect(cookieSession(fakeJar('locale=de; token=tok_1; tokens=x'), false).read()).toBe('tok_1');
  expect(cookieSession(fakeJar('mytoken=tok_1'), false).read()).toBeUndefined();
});

test.each([
  'token=',
  'token=%',
  'token=undefined',
  'token=a%0D%0Ab',
  'token=%E2%82%AC',
  `token=${'A'.repeat(4_097)}`,
])('[STATE-01] ignores the malformed token cookie %.20s', (cookie) => {
  expect(cookieSession(fakeJar(cookie), false).read()).toBeUndefined();
});

test('[STATE-01] [S06] the cookie is same-site, secure on https, and expires after 30 days', () => {
  const jar = fakeJar();
  cookieSession(jar, true).write('tok;1');
  cookieSession(jar, false).write(undefined);
  expect(jar.written).toEqual([
    'token=tok%3B1; Path=/; Max-Age=2592000; SameSite=Strict; Secure',
    'token=; Path=/; Max-Age=0; SameSite=Strict',
  ]);
});

test('the cookie header adapter reports a renewed token', () => {
  const tokens: (string | undefined)[] = [];
  const session = cookieHeaderSession('a=b; token=tok_1', (token) => tokens.push(token));
  expect(session.read()).toBe('tok_1');
  session.write('tok_2');
  expect(session.read()).toBe('tok_2');
  expect(tokens).toEqual(['tok_2']);
  expect(cookieHeaderSession(null).read()).toBeUndefined();
});

test('[AUTH-04] a slow store preserves the order of writes', async () => {
  const items = new Map<string, string>();
  let delays = 5;
  const pause = async () => {
    for (let turn = delays--; turn > 0; turn -= 1) await Promise.resolve();
  };
  const session = createSession(
    asyncSession({
      getItem: async (key) => {
        await pause();
        return items.get(key) ?? null;
      },
      setItem: async (key, value) => {
        await pause();
        items.set(key, value);
      },
      removeItem: async (key) => {
        await pause();
        items.delete(key);
      },
    }),
  );
  const ticket = await session.begin();
  const renewal = session.renew(ticket, 'tok_1');
  const clearing = session.clear();
  await Promise.all([renewal, clearing]);
  expect(await session.token()).toBeUndefined();
  expect(items.size).toBe(0);
});

test('[AUTH-04] a late result of a slow store does not undo a logout', async () => {
  const reading = Promise.withResolvers<string | null>();
  const session = createSession(
    asyncSession({
      getItem: () => reading.promise,
      setItem: async () => {},
      removeItem: async () => {},
    }),
  );
  const start = session.begin();
  await Promise.resolve();
  const clearing = session.clear();
  reading.resolve('tok_of_before');
  await clearing;
  expect((await start).token).toBeUndefined();
});
