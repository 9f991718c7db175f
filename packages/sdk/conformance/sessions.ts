import type { SessionAdapter } from '@signal-shop/sdk';
import { asyncSession, cookieHeaderSession, cookieSession, memorySession } from '@signal-shop/sdk';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Check, Target } from './support.ts';
import { check, demoCustomer, enter, failureOf, holds, logIn, matches, same, turn } from './support.ts';

/**
 * Logs in, calls as the customer, receives a renewed token, ends the session and checks that the token is gone.
 */
async function lives(target: Target, session: SessionAdapter): Promise<void> {
  const shop = enter(target, { session });
  await shop.logIn(demoCustomer);
  const first = await session.read();
  holds(first !== undefined, 'the token is stored');
  await turn(target, 'auth.rotated');
  await shop.getUserInfo();
  const token = await session.read();
  holds(token !== undefined && token !== first, 'the renewed token is stored');
  same(await shop.session.token(), token, 'token of the client');
  await shop.session.clear();
  holds((await session.read()) === undefined, 'the token is forgotten');
  matches(await failureOf(shop.getUserInfo()), { kind: 'session', code: ResponseCode.loginRequired });
}

export const sessionChecks: readonly Check[] = [
  check('stores a session in memory', (target) => lives(target, memorySession())),

  check('stores a session in a cookie', (target) => {
    // Behaves like document.cookie: an assignment sets one cookie, reading returns all.
    let cookie = '';
    const jar = {
      get cookie() {
        return `other=1; ${cookie}`;
      },
      set cookie(text: string) {
        cookie = text.includes('Max-Age=0') ? '' : (text.split(';')[0] ?? '');
      },
    };
    return lives(target, cookieSession(jar, false));
  }),

  check('stores a session in document.cookie, if the runtime has it', async (target) => {
    if (typeof document === 'undefined') return;
    await lives(target, cookieSession());
    holds(!document.cookie.includes('token='), 'the cookie is gone');
  }),

  check('stores a session in an asynchronous store', (target) => {
    const store = new Map<string, string>();
    return lives(
      target,
      asyncSession({
        getItem: async (key) => store.get(key) ?? null,
        setItem: async (key, value) => store.set(key, value),
        removeItem: async (key) => store.delete(key),
      }),
    );
  }),

  check('reads a session from a cookie header and returns the renewed token', async (target) => {
    const token = await (await logIn(target)).session.token();
    const tokens: (string | undefined)[] = [];
    const session = cookieHeaderSession(`a=b; token=${token}`, (token) => tokens.push(token));
    await turn(target, 'auth.rotated');
    await enter(target, { session }).getUserInfo();
    same(tokens.length, 1, 'renewed tokens');
    holds(tokens[0] !== token, 'the token is another one');
  }),

  check('the end of a session is reported once, however many calls are refused for it', async (target) => {
    const ends: number[] = [];
    const shop = await logIn(target, { hooks: { onSessionEnded: ({ code }) => void ends.push(code) } });
    await turn(target, 'auth.expired-100');
    const errors = await Promise.all(Array.from({ length: 20 }, () => failureOf(shop.getUserInfo())));
    for (const error of errors) same(error.kind, 'session', 'kind');
    same(ends, [ResponseCode.loginExpired], 'ends');
    holds((await shop.session.token()) === undefined, 'the token is gone');
    await shop.logIn(demoCustomer);
    await shop.getUserInfo();
  }),

  check('two clients share no state', async (target) => {
    const [one, other] = [await logIn(target), enter(target)];
    holds((await one.session.token()) !== undefined, 'one has a token');
    holds((await other.session.token()) === undefined, 'the other has none');
  }),
];
