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
const begun = JSON.stringify({ provider: 'google', state: 'state-1', target: '/car' });

interface Return {
  readonly query: string;
  readonly scenarios?: string;
  readonly kept?: string;
}

/** The tab to which a provider has sent its visitor back. */
async function comeBack({ query, scenarios = 'login.social-allowed', kept = begun }: Return) {
  const shop = openTestShop({
    at: `/login/login?${query}`,
    scenarios,
    configuration: { logInProviders },
    sessionItems: { social_log_in: kept },
  });
  await shop.store.set(finishSocialLogIn);
  return { ...shop, state: () => shop.store.get(logInStateAtom) };
}

test('[AUTH-03] the address of a provider has the return address and a state that cannot be guessed', () => {
  const shop = openTestShop({ at: '/login/login?redirect=%2Fcar', configuration: { logInProviders } });
  shop.store.set(beginSocialLogIn, 'google');
  const asked = new URL(shop.outside.left[0] ?? '');
  expect(asked.origin).toBe('https://id.example');
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    client_id: 'shop',
    response_type: 'code',
    redirect_uri: 'http://localhost:5173/login/login',
    state: expect.stringMatching(/.{8,}/),
  });
  expect(shop.environment.sessionItems.get('social_log_in')).toContain(asked.searchParams.get('state'));
  expect(shop.store.get(logInStateAtom)).toEqual({ status: 'socialPending', provider: 'google' });
});

test('[AUTH-03] only providers that the shop is configured for are offered', () => {
  const none = openTestShop({ at: '/login/login' });
  expect(none.store.get(offeredProvidersAtom)).toEqual([]);
  none.store.set(beginSocialLogIn, 'facebook');
  expect(none.outside.left).toEqual([]);
});

test('[AUTH-03] with the code of the provider the visitor is logged in and goes on to the wanted page', async () => {
  const shop = await comeBack({ query: 'code=google_code_of_the_demonstration&state=state-1' });
  expect(shop.store.get(isSignedInAtom)).toBe(true);
  expect(shop.address()).toBe('/car');
  expect(shop.environment.sessionItems.get('social_log_in')).toBeNull();
});

test('[AUTH-03] someone new gets an account and is welcomed', async () => {
  const shop = await comeBack({
    query: 'code=google_code_of_the_demonstration&state=state-1',
    scenarios: 'login.social-new',
  });
  expect(shop.store.get(isSignedInAtom)).toBe(true);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: { kind: 'server' } }]);
});

test('[AUTH-03] [USER-08] the invitation goes along to the provider and back, and counts for its sender', async () => {
  const friend = openTestShop({ ...member, at: '/user/profile' });
  const { invite_code: invite } = (await getProfile(friend.environment.shop)).msg;
  const shop = openTestShop({
    at: `/login/register?invite=${invite}`,
    configuration: { logInProviders },
  });
  shop.store.set(navigate, '/login/login');
  shop.store.set(beginSocialLogIn, 'google');
  const kept = shop.environment.sessionItems.get('social_log_in') ?? '';
  expect(JSON.parse(kept)).toMatchObject({ invite });

  const back = await comeBack({
    query: 'code=google_code_of_the_demonstration&state=state-1',
    scenarios: 'login.social-new',
    kept: JSON.stringify({ ...JSON.parse(kept), state: 'state-1' }),
  });
  expect(back.store.get(isSignedInAtom)).toBe(true);
  const invited = ({ world }: typeof back | typeof friend) =>
    world.state.points.entries.filter(({ kind }) => kind === 'invite').length;
  expect(invited(back) - invited(friend)).toBe(1);
});

test.each([
  ['another state', { query: 'code=google_code_of_the_demonstration&state=forged' }],
  ['no state', { query: 'code=google_code_of_the_demonstration' }],
  ['a tab that never asked', { query: 'code=google_code_of_the_demonstration&state=state-1', kept: '' }],
  [
    'garbage in the tab',
    { query: 'code=google_code_of_the_demonstration&state=state-1', kept: '{"state":1}' },
  ],
  ['a refusal there', { query: 'error=access_denied&state=state-1' }],
  ['a code with blanks', { query: 'code=google%20code%20of%20nobody&state=state-1' }],
])(
  '[AUTH-03] an answer with %s does not log in, sends no request, and leaves the address',
  async (_what, given) => {
    const shop = await comeBack(given);
    expect(shop.state()).toEqual({ status: 'unauthorised' });
    expect(shop.countOf('/api/login/google')).toBe(0);
    expect(shop.store.get(isSignedInAtom)).toBe(false);
    expect(shop.address()).not.toMatch(/code=|error=|state=/);
    expect(shop.environment.sessionItems.get('social_log_in')).toBeNull();
  },
);

test('[AUTH-03] what the shop refuses is said in its words', async () => {
  const shop = await comeBack({
    query: 'code=google_code_of_the_demonstration&state=state-1',
    scenarios: 'login.social-denied',
  });
  expect(shop.state()).toEqual({
    status: 'refused',
    message: 'The login wasn’t authorized. Log in another way.',
  });
  expect(shop.address()).toBe('/login/login?redirect=%2Fcar');
});

test('[AUTH-03] an ordinary visit of the login page asks nothing', async () => {
  const shop = openTestShop({ at: '/login/login?redirect=%2Fcar' });
  await shop.store.set(finishSocialLogIn);
  expect(shop.address()).toBe('/login/login?redirect=%2Fcar');
  expect(shop.store.get(logInStateAtom)).toEqual({ status: 'idle' });
});
