import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { allowAtProvider } from './social-login.ts';

const redirect_uri = 'https://shop.example/login/login';

test('[AUTH-03] logs a known email in to its account', async () => {
  const shop = createShop();
  const client = visit(shop);
  const authorization_code = allowAtProvider(shop.world('default'), 'google', 'ada', redirect_uri);
  const { data, is_new } = await client.logInWithGoogle({ authorization_code, redirect_uri });
  expect({ email: data.email, is_new }).toEqual({ email: 'ada@example.com', is_new: 0 });
  expect((await client.listOrders()).total).toBeGreaterThan(0);
});

test('[AUTH-03 USER-08] opens one account for an unknown email, with the points of a sign-up', async () => {
  const shop = createShop();
  const logIn = async () => {
    const client = visit(shop);
    const authorization_code = allowAtProvider(shop.world('default'), 'facebook', 'robin', redirect_uri);
    const { is_new } = await client.logInWithFacebook({ authorization_code, redirect_uri });
    return is_new;
  };
  expect([await logIn(), await logIn()]).toEqual([1, 0]);
  const robins = [...shop.world('default').state.customers.values()].filter(
    ({ nickname }) => nickname === 'Robin',
  );
  expect(robins).toMatchObject([{ points: 50 }]);
});

test('[USER-08] a registration through a provider counts once for its invitation', async () => {
  const shop = createShop();
  const ada = await visitAsCustomer(shop);
  const { invite_code, invited_count: before } = (await ada.getProfile()).msg;
  const enter = async (invite: string) => {
    const authorization_code = allowAtProvider(shop.world('default'), 'google', 'robin', redirect_uri);
    await visit(shop).logInWithGoogle({ authorization_code, redirect_uri, invite_code: invite });
    return (await ada.getProfile()).msg.invited_count - before;
  };
  expect([await enter(invite_code), await enter(invite_code)]).toEqual([1, 1]);
});

test('[AUTH-03] an unknown invitation code does not prevent the login', async () => {
  const shop = createShop();
  const authorization_code = allowAtProvider(shop.world('default'), 'google', 'robin', redirect_uri);
  const call = { authorization_code, redirect_uri, invite_code: 'NOBODY77' };
  expect((await visit(shop).logInWithGoogle(call)).is_new).toBe(1);
});

test('[AUTH-03] a code is valid once, for ten minutes, for its provider and redirect URI', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const client = visit(shop);
  const issue = () => allowAtProvider(world, 'google', 'ada', redirect_uri);
  const google = (authorization_code: string, address = redirect_uri) =>
    refusalOf(client.logInWithGoogle({ authorization_code, redirect_uri: address }));
  const usedCode = issue();
  expect([await google(usedCode), await google(usedCode)]).toEqual(['answered', 'authorizationFailed']);
  expect(await google(issue(), 'https://elsewhere.example/')).toBe('authorizationFailed');
  expect(await refusalOf(client.logInWithFacebook({ authorization_code: issue(), redirect_uri }))).toBe(
    'authorizationFailed',
  );
  const old = issue();
  world.clock.advance(601_000);
  expect(await google(old)).toBe('authorizationFailed');
  expect(await google('google_made_up_by_hand')).toBe('authorizationFailed');
});

test('[AUTH-03] reports the refusal of a provider', async () => {
  const client = visit(createShop({ scenarios: 'login.social-denied' }));
  const call = { authorization_code: 'google_code_of_the_demonstration', redirect_uri };
  expect(await refusalOf(client.logInWithGoogle(call))).toBe('authorizationFailed');
  expect(await refusalOf(client.logInWithFacebook(call))).toBe('authorizationFailed');
});
