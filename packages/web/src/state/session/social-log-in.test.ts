// @vitest-environment node

import { getProfile } from '@signal-shop/sdk/calls';
import { expect, test } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { logInStateAtom } from './log-in.ts';
import { isSignedInAtom } from './session.ts';
import { beginSocialLogIn, finishSocialLogIn, offeredProvidersAtom } from './social-log-in.ts';

const logInProviders = {
  facebook: '/__mock/provider/facebook',
  google: 'https://id.example/auth?client_id=shop',
};
const pendingLogin = JSON.stringify({ provider: 'google', state: 'state-1', target: '/car' });

interface Return {
  readonly query: string;
  readonly scenarios?: string;
  readonly storedLogin?: string;
}

/** A tab after the redirect from a provider. */
async function returnFromProvider({
  query,
  scenarios = 'login.social-allowed',
  storedLogin = pendingLogin,
}: Return) {
  const shop = openTestShop({
    at: `/login/login?${query}`,
    scenarios,
    configuration: { logInProviders },
    sessionItems: { social_log_in: storedLogin },
  });
  await shop.store.set(finishSocialLogIn);
  return { ...shop, state: () => shop.store.get(logInStateAtom) };
}

test('[AUTH-03] the provider’s URL has the redirect URI and a random state', () => {
  const shop = openTestShop({ at: '/login/login?redirect=%2Fcar', configuration: { logInProviders } });
  shop.store.set(beginSocialLogIn, 'google');
  const url = new URL(shop.outside.departures[0] ?? '');
  expect(url.origin).toBe('https://id.example');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'shop',
    response_type: 'code',
    redirect_uri: 'http://localhost:5173/login/login',
    state: expect.stringMatching(/.{8,}/),
  });
  expect(shop.environment.sessionItems.get('social_log_in')).toContain(url.searchParams.get('state'));
  expect(shop.store.get(logInStateAtom)).toEqual({ status: 'socialPending', provider: 'google' });
});

test('[AUTH-03] offers only the configured providers', () => {
  const none = openTestShop({ at: '/login/login' });
  expect(none.store.get(offeredProvidersAtom)).toEqual([]);
  none.store.set(beginSocialLogIn, 'facebook');
  expect(none.outside.departures).toEqual([]);
});

test('[AUTH-03] the provider’s code logs the visitor in and opens the requested page', async () => {
  const shop = await returnFromProvider({ query: 'code=google_code_of_the_demonstration&state=state-1' });
  expect(shop.store.get(isSignedInAtom)).toBe(true);
  expect(shop.address()).toBe('/car');
  expect(shop.environment.sessionItems.get('social_log_in')).toBeNull();
});

test('[AUTH-03] a new customer gets an account and a welcome message', async () => {
  const shop = await returnFromProvider({
    query: 'code=google_code_of_the_demonstration&state=state-1',
    scenarios: 'login.social-new',
  });
  expect(shop.store.get(isSignedInAtom)).toBe(true);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: { kind: 'server' } }]);
});

test('[AUTH-03] [USER-08] the invitation survives the redirects and earns its sender points', async () => {
  const friend = openTestShop({ ...member, at: '/user/profile' });
  const { invite_code: invite } = (await getProfile(friend.environment.shop)).msg;
  const shop = openTestShop({
    at: `/login/register?invite=${invite}`,
    configuration: { logInProviders },
  });
  shop.store.set(navigate, '/login/login');
  shop.store.set(beginSocialLogIn, 'google');
  const storedLogin = shop.environment.sessionItems.get('social_log_in') ?? '';
  expect(JSON.parse(storedLogin)).toMatchObject({ invite });

  const back = await returnFromProvider({
    query: 'code=google_code_of_the_demonstration&state=state-1',
    scenarios: 'login.social-new',
    storedLogin: JSON.stringify({ ...JSON.parse(storedLogin), state: 'state-1' }),
  });
  expect(back.store.get(isSignedInAtom)).toBe(true);
  const inviterOf = ({ world }: typeof back | typeof friend) =>
    world.state.points.entries.filter(({ kind }) => kind === 'invite').length;
  expect(inviterOf(back) - inviterOf(friend)).toBe(1);
});

test.each([
  ['another state', { query: 'code=google_code_of_the_demonstration&state=forged' }],
  ['no state', { query: 'code=google_code_of_the_demonstration' }],
  [
    'a tab that never asked',
    { query: 'code=google_code_of_the_demonstration&state=state-1', storedLogin: '' },
  ],
  [
    'garbage in the tab',
    { query: 'code=google_code_of_the_demonstration&state=state-1', storedLogin: '{"state":1}' },
  ],
  ['a refusal there', { query: 'error=access_denied&state=state-1' }],
  ['a code with blanks', { query: 'code=google%20code%20of%20nobody&state=state-1' }],
])(
  '[AUTH-03] an answer with %s does not log in, sends no request, and is removed from the URL',
  async (_what, options) => {
    const shop = await returnFromProvider(options);
    expect(shop.state()).toEqual({ status: 'unauthorised' });
    expect(shop.countOf('/api/login/google')).toBe(0);
    expect(shop.store.get(isSignedInAtom)).toBe(false);
    expect(shop.address()).not.toMatch(/code=|error=|state=/);
    expect(shop.environment.sessionItems.get('social_log_in')).toBeNull();
  },
);

test('[AUTH-03] a refusal shows the server’s message', async () => {
  const shop = await returnFromProvider({
    query: 'code=google_code_of_the_demonstration&state=state-1',
    scenarios: 'login.social-denied',
  });
  expect(shop.state()).toEqual({
    status: 'refused',
    message: 'The login wasn’t authorized. Log in another way.',
  });
  expect(shop.address()).toBe('/login/login?redirect=%2Fcar');
});

test('[AUTH-03] an ordinary visit of the login page sends no request', async () => {
  const shop = openTestShop({ at: '/login/login?redirect=%2Fcar' });
  await shop.store.set(finishSocialLogIn);
  expect(shop.address()).toBe('/login/login?redirect=%2Fcar');
  expect(shop.store.get(logInStateAtom)).toEqual({ status: 'idle' });
});
