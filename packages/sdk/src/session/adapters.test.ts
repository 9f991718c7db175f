import { expect, test } from 'vitest';
import { asyncSession, cookieHeaderSession, cookieSession } from './adapters.ts';
import { createSession } from './session.ts';

function fakeJar(initial = '') {
  const written: string[] = [];
  let cookie = initial;
  return {
    written,
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      written.push(value);
      cookie = value.split(';')[0] ?? '';
    },
  };
}

test('[STATE-01] the cookie adapter reads its own cookie among others', () => {
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
])('[STATE-01] the broken cookie %.20s is no token', (cookie) => {
  expect(cookieSession(fakeJar(cookie), false).read()).toBeUndefined();
});

test('[STATE-01] [S06] the cookie is for this site only, secure on https, and ends after 30 days', () => {
  const jar = fakeJar();
  cookieSession(jar, true).write('tok;1');
  cookieSession(jar, false).write(undefined);
  expect(jar.written).toEqual([
    'token=tok%3B1; Path=/; Max-Age=2592000; SameSite=Strict; Secure',
    'token=; Path=/; Max-Age=0; SameSite=Strict',
  ]);
});

test('the cookie header adapter tells its server of a renewed token', () => {
  const told: (string | undefined)[] = [];
  const session = cookieHeaderSession('a=b; token=tok_1', (token) => told.push(token));
  expect(session.read()).toBe('tok_1');
  session.write('tok_2');
  expect(session.read()).toBe('tok_2');
  expect(told).toEqual(['tok_2']);
  expect(cookieHeaderSession(null).read()).toBeUndefined();
});

test('[AUTH-04] a slow store keeps the order of changes', async () => {
  const kept = new Map<string, string>();
  let delays = 5;
  const pause = async () => {
    for (let turn = delays--; turn > 0; turn -= 1) await Promise.resolve();
  };
  const session = createSession(
    asyncSession({
      getItem: async (key) => {
        await pause();
        return kept.get(key) ?? null;
      },
      setItem: async (key, value) => {
        await pause();
        kept.set(key, value);
      },
      removeItem: async (key) => {
        await pause();
        kept.delete(key);
      },
    }),
  );
  const ticket = await session.begin();
  const renewing = session.renew(ticket, 'tok_1');
  const clearing = session.clear();
  await Promise.all([renewing, clearing]);
  expect(await session.token()).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('[AUTH-04] what a slow store answers after a logout does not undo it', async () => {
  const reading = Promise.withResolvers<string | null>();
  const session = createSession(
    asyncSession({
      getItem: () => reading.promise,
      setItem: async () => {},
      removeItem: async () => {},
    }),
  );
  const beginning = session.begin();
  await Promise.resolve();
  const clearing = session.clear();
  reading.resolve('tok_of_before');
  await clearing;
  expect((await beginning).token).toBeUndefined();
});
