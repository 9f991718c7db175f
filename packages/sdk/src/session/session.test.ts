import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Script } from '../../test-support/scripted-fetch.ts';
import { envelope, loginNeeded, notes, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { createShopClient } from '../client.ts';
import { memorySession } from './adapters.ts';

function shopWith(script: Script, token?: string) {
  const onSessionEnded = vi.fn();
  const onSessionNotKept = vi.fn();
  const { fetch, requests } = scriptedFetch(script);
  const session = memorySession(token);
  const hooks = { onSessionEnded, onSessionNotKept };
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch, session, hooks, retry: { limit: 0 } });
  return { shop, session, requests, onSessionEnded, onSessionNotKept };
}

const credentials = { email: 'ada@example.com', password: 'volt-2026' };
const loggedIn = {
  code: 1,
  msg: 'Hello',
  data: { token: 'tok_body', nickname: 'Ada', email: credentials.email },
  tiktok_token: null,
};

test('[AUTH-04] sends the token unchanged and replaces it with a renewed one', async () => {
  const { shop, session, requests } = shopWith(
    (_requests, count) => envelope(notes, `tok_${count}`),
    'tok_0',
  );
  await shop.listNotices();
  await shop.listNotices();
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['tok_0', 'tok_1']);
  expect(session.read()).toBe('tok_2');
});

test('[AUTH-04] [T01] when two responses race, the token of the later request wins', async () => {
  const interleavings = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { shop, session } = shopWith(
        (_requests, count) =>
          scheduler.schedule(Promise.resolve(envelope(notes, `tok_${count}`)), `answer ${count}`),
        'tok_0',
      );
      const calls = Promise.all([shop.listNotices(), shop.listNotices(), shop.listNotices()]);
      await scheduler.waitFor(calls);
      interleavings.add(
        scheduler
          .report()
          .map(({ label }) => label)
          .join(),
      );
      expect(session.read()).toBe('tok_3');
    }),
    { numRuns: 1_000 },
  );
  expect(interleavings.size).toBe(6);
});

test('[AUTH-04] [T03] a response after logout never restores the token', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, logsInAgain) => {
      const { shop, session } = shopWith(({ url }, count) => {
        if (url.endsWith('/login')) return envelope(loggedIn, 'tok_second');
        return scheduler.schedule(Promise.resolve(envelope(notes, `tok_old_${count}`)));
      }, 'tok_first');
      const old = Promise.all([shop.listNotices(), shop.listNotices()]);
      const changeOfSession = scheduler.schedule(Promise.resolve()).then(async () => {
        await shop.session.clear();
        if (logsInAgain) await shop.logIn(credentials);
      });
      await scheduler.waitFor(Promise.all([old, changeOfSession]));
      expect(session.read()).toBe(logsInAgain ? 'tok_second' : undefined);
    }),
  );
});

test('[AUTH-04] fifty refusals for one ended session fire one event', async () => {
  const { shop, session, onSessionEnded } = shopWith(() => envelope(loginNeeded), 'tok_0');
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => shop.getUserInfo().safe()));
  expect(outcomes.every(({ status }) => status === 'failed')).toBe(true);
  expect(onSessionEnded.mock.calls).toEqual([[{ code: 1000, message: 'Please log in' }]]);
  expect(session.read()).toBeUndefined();
});

test('[AUTH-04] no refused call rejects before onSessionEnded has been called', async () => {
  const { shop, onSessionEnded } = shopWith(() => envelope(loginNeeded), 'tok_0');
  const eventCounts = Array.from({ length: 5 }, async () => {
    await shop.getUserInfo().safe();
    return onSessionEnded.mock.calls.length;
  });
  expect(await Promise.all(eventCounts)).toEqual([1, 1, 1, 1, 1]);
});

test('[AUTH-04] a hook that throws fails only its own call; the session continues', async () => {
  const { shop, session, onSessionEnded } = shopWith(
    ({ url }) => envelope(url.endsWith('/login') ? loggedIn : loginNeeded),
    'tok_0',
  );
  onSessionEnded.mockImplementationOnce(() => {
    throw new Error('broken hook');
  });
  await expect(shop.getUserInfo()).rejects.toMatchObject({
    kind: 'session',
    cause: { message: 'broken hook' },
  });
  await shop.logIn(credentials);
  expect(session.read()).toBe('tok_body');
});

test('[T18] a login whose response is unusable stores no token', async () => {
  const { shop, session } = shopWith(
    () => new Response('{"code":1,', { headers: { authorization: 'tok_of_half_an_answer' } }),
  );
  const outcome = await shop.logIn(credentials).safe();
  expect(outcome).toMatchObject({ status: 'failed', error: { kind: 'invalid-response' } });
  expect(session.read()).toBeUndefined();
});

test('[AUTH-04] a refused guest fires the event once, and again the next time', async () => {
  const { shop, onSessionEnded } = shopWith(() => envelope(loginNeeded));
  await Promise.all([shop.getUserInfo().safe(), shop.listOrders().safe()]);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  await shop.listOrders().safe();
  expect(onSessionEnded).toHaveBeenCalledTimes(2);
});

test('[AUTH-04] a refusal for an older token does not end a newer login', async () => {
  const late = Promise.withResolvers<Response>();
  const { shop, session, onSessionEnded } = shopWith(
    ({ url }) => (url.endsWith('/login') ? envelope(loggedIn, 'tok_new') : late.promise),
    'tok_old',
  );
  const refusal = shop.getUserInfo().safe();
  await shop.logIn(credentials);
  late.resolve(envelope(loginNeeded));
  expect(await refusal).toMatchObject({ status: 'failed', error: { kind: 'session' } });
  expect(session.read()).toBe('tok_new');
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('[AUTH-04] a refusal for a token that was renewed in the meantime does not end the session', async () => {
  const refusal = Promise.withResolvers<Response>();
  const { shop, session, onSessionEnded } = shopWith(
    ({ url }) => (url.endsWith('/getUserInfo') ? refusal.promise : envelope(notes, 'tok_renewed')),
    'tok_old',
  );
  const call = shop.getUserInfo().safe();
  await shop.listNotices();
  refusal.resolve(envelope(loginNeeded));
  expect(await call).toMatchObject({ status: 'failed', error: { kind: 'session' } });
  expect(session.read()).toBe('tok_renewed');
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('[AUTH-04] [T03] a response to the previous customer never replaces the login of the next one', async () => {
  const late = Promise.withResolvers<Response>();
  const { shop, session } = shopWith(
    ({ url }) => (url.endsWith('/login') ? envelope(loggedIn, 'tok_bob') : late.promise),
    'tok_ada',
  );
  const login = shop.logIn(credentials);
  const call = shop.listNotices();
  await login;
  late.resolve(envelope(notes, 'tok_ada_renewed'));
  await call;
  expect(session.read()).toBe('tok_bob');
});

test('[AUTH-04] a login takes its token from the header or else the body, and fails without one', async () => {
  const fromHeader = shopWith(() => envelope(loggedIn, 'tok_header'));
  await fromHeader.shop.logIn(credentials);
  expect(fromHeader.session.read()).toBe('tok_header');
  const fromBody = shopWith(() => envelope(loggedIn));
  await fromBody.shop.logIn(credentials);
  expect(fromBody.session.read()).toBe('tok_body');
  const shopWithoutToken = shopWith(() =>
    envelope({ ...loggedIn, data: { token: 'undefined' } }, 'undefined'),
  );
  await expect(shopWithoutToken.shop.logIn(credentials)).rejects.toMatchObject({ kind: 'invalid-response' });
  expect(shopWithoutToken.session.read()).toBeUndefined();
});

test('[STATE-01] [T10] [N22] a token that is not a valid header value counts as logged out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a\r\nb', 'токен', 'x\0', '', 'undefined')),
      async (storedToken) => {
        const { shop, requests } = shopWith(() => envelope(notes), storedToken);
        await shop.listNotices();
        const authorization = requests[0]?.headers.get('authorization') ?? null;
        expect(authorization === null || authorization === storedToken).toBe(true);
        if (/[^\x21-\xff]/.test(storedToken)) expect(authorization).toBeNull();
      },
    ),
  );
});

test('[AUTH-04] [T02] the next call uses a token that another tab has renewed', async () => {
  const { shop, session, requests } = shopWith(() => envelope(notes), 'tok_mine');
  await shop.listNotices();
  session.write('tok_of_the_other_tab');
  await shop.listNotices();
  expect(requests[1]?.headers.get('authorization')).toBe('tok_of_the_other_tab');
});

test('[AUTH-04] a response to a call from before a logout in another tab does not log in again', async () => {
  const late = Promise.withResolvers<Response>();
  const { shop, session } = shopWith(() => late.promise, 'tok_mine');
  const call = shop.listNotices();
  await Promise.resolve();
  session.write(undefined);
  late.resolve(envelope(notes, 'tok_renewed'));
  await call;
  expect(session.read()).toBeUndefined();
});

test('[N27] two clients in one process share no state', async () => {
  const ada = shopWith(() => envelope(loggedIn, 'tok_ada'));
  const bob = shopWith(() => envelope(notes));
  await ada.shop.logIn(credentials);
  await bob.shop.listNotices();
  expect(bob.requests[0]?.headers.has('authorization')).toBe(false);
  expect(await bob.shop.session.token()).toBeUndefined();
});
