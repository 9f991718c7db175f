import type { SessionAdapter } from '@signal-shop/sdk';
import { asyncSession, cookieHeaderSession, cookieSession, memorySession } from '@signal-shop/sdk';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Check, Place } from './support.ts';
import { check, demoCustomer, enter, failureOf, holds, logIn, matches, same, turn } from './support.ts';

/** Logs in, calls as the customer, is renewed by an answer, ends, and is empty afterwards. */
async function lives(place: Place, session: SessionAdapter): Promise<void> {
  const shop = enter(place, { session });
  await shop.logIn(demoCustomer);
  const first = await session.read();
  holds(first !== undefined, 'the token is kept');
  await turn(place, 'auth.rotated');
  await shop.getUserInfo();
  const renewed = await session.read();
  holds(renewed !== undefined && renewed !== first, 'the renewed token is kept');
  same(await shop.session.token(), renewed, 'token of the client');
  await shop.session.clear();
  holds((await session.read()) === undefined, 'the token is forgotten');
  matches(await failureOf(shop.getUserInfo()), { kind: 'session', code: ResponseCode.loginRequired });
}

export const sessionChecks: readonly Check[] = [
  check('keeps a session in memory', (place) => lives(place, memorySession())),

  check('keeps a session in a cookie', (place) => {
    // Like a document: what is assigned is one cookie, what is read are all.
    let kept = '';
    const jar = {
      get cookie() {
        return `other=1; ${kept}`;
      },
      set cookie(text: string) {
        kept = text.includes('Max-Age=0') ? '' : (text.split(';')[0] ?? '');
      },
    };
    return lives(place, cookieSession(jar, false));
  }),

  check('keeps a session in the cookies of the page, where there is one', async (place) => {
    if (typeof document === 'undefined') return;
    await lives(place, cookieSession());
    holds(!document.cookie.includes('token='), 'the cookie is gone');
  }),

  check('keeps a session in an asynchronous store', (place) => {
    const store = new Map<string, string>();
    return lives(
      place,
      asyncSession({
        getItem: async (key) => store.get(key) ?? null,
        setItem: async (key, value) => store.set(key, value),
        removeItem: async (key) => store.delete(key),
      }),
    );
  }),

  check('takes a session from a cookie header and gives the renewed token back', async (place) => {
    const token = await (await logIn(place)).session.token();
    const given: (string | undefined)[] = [];
    const session = cookieHeaderSession(`a=b; token=${token}`, (renewed) => given.push(renewed));
    await turn(place, 'auth.rotated');
    await enter(place, { session }).getUserInfo();
    same(given.length, 1, 'renewed tokens');
    holds(given[0] !== token, 'the token is another one');
  }),

  check('the end of a login is told once, however many calls meet it', async (place) => {
    const ends: number[] = [];
    const shop = await logIn(place, { hooks: { onSessionEnded: ({ code }) => void ends.push(code) } });
    await turn(place, 'auth.expired-100');
    const errors = await Promise.all(Array.from({ length: 20 }, () => failureOf(shop.getUserInfo())));
    for (const error of errors) same(error.kind, 'session', 'kind');
    same(ends, [ResponseCode.loginExpired], 'ends');
    holds((await shop.session.token()) === undefined, 'the token is gone');
    await shop.logIn(demoCustomer);
    await shop.getUserInfo();
  }),

  check('two clients share nothing', async (place) => {
    const [one, other] = [await logIn(place), enter(place)];
    holds((await one.session.token()) !== undefined, 'one has a token');
    holds((await other.session.token()) === undefined, 'the other has none');
  }),
];
