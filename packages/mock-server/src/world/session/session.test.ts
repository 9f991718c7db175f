import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { order, pay, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer, newCustomer, startingTokens } from '../account/customers.ts';
import { graceSeconds } from './session.ts';

const credentials = { email: demoCustomer.email, password: demoCustomer.password };

test('[AUTH-01] a wrong email and a wrong password have the same refusal', async () => {
  const client = visit(createShop());
  const { email, password } = demoCustomer;
  expect(await refusalOf(client.logIn({ email, password: 'wrong-one' }))).toBe('loginFailed');
  expect(await refusalOf(client.logIn({ email: 'nobody@example.com', password }))).toBe('loginFailed');
  expect(await refusalOf(client.logIn({ email: email.toUpperCase(), password }))).toBe('answered');
});

test('[AUTH-04] an expired login answers 100 or 1000 as the scenario defines, and a new login works', async () => {
  for (const [scenario, reason] of [
    ['auth.expired-100', 'loginExpired'],
    ['auth.expired-1000', 'loginRequired'],
  ] as const) {
    const shop = createShop();
    const client = await visitAsCustomer(shop);
    shop.applyScenarios('default', scenario);
    expect(await refusalOf(client.getUserInfo())).toBe(reason);
    await client.logIn(credentials);
    expect(await refusalOf(client.getUserInfo())).toBe('answered');
  }
});

test('[AUTH-04] an unknown token is refused even by calls that are open to guests', async () => {
  const shop = createShop();
  expect(await refusalOf(visit(shop).getCart())).toBe('answered');
  expect(await refusalOf(visit(shop, { token: 'tok_nobody_knows_this' }).getCart())).toBe('loginRequired');
  expect(await refusalOf(visit(shop, { token: 'tok_nobody_knows_this' }).setLanguage({ lang: 'de' }))).toBe(
    'answered',
  );
});

test('after the login expires during a checkout the order exists, and is paid once', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  const { charge_id } = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
  shop.applyScenarios('default', 'auth.expired-100');
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe('loginExpired');
  expect(shop.world('default').charges()).toEqual([]);
  await client.logIn(credentials);
  await client.confirmCharge({ ordersn, charge_id });
  expect(shop.world('default').charges()).toHaveLength(1);
});

test('logins are valid for the number of calls that the scenario sets', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'auth.expires-after:2' }));
  const outcomes = [];
  for (let call = 0; call < 4; call += 1) outcomes.push(await refusalOf(client.getUserInfo()));
  expect(outcomes).toEqual(['answered', 'answered', 'loginExpired', 'loginRequired']);
});

test('[AUTH-04] each answer rotates the token, and the previous one is valid for a grace period', async () => {
  const shop = createShop({ scenarios: 'auth.rotated' });
  const world = shop.world('default');
  const answer = await shop.fetch('http://shop.test/api/login/login', {
    method: 'POST',
    body: JSON.stringify(credentials),
    headers: { 'content-type': 'application/json' },
  });
  const first = existing(answer.headers.get('authorization') ?? undefined);
  const renewToken = async (token: string) => {
    const response = await shop.fetch('http://shop.test/api/order/getUserInfo', {
      method: 'POST',
      headers: { authorization: token },
    });
    const body: unknown = await response.json();
    return { body, token: response.headers.get('authorization') };
  };
  const second = await renewToken(first);
  expect(second.token).not.toBe(first);
  world.clock.advance(graceSeconds * 1_000);
  const third = await renewToken(first);
  expect(third.body).toMatchObject({ code: 1 });
  world.clock.advance(1_000);
  expect((await renewToken(first)).body).toMatchObject({ code: 100 });
  world.clock.advance(graceSeconds * 1_000);
  expect((await renewToken(existing(second.token ?? undefined))).body).toMatchObject({ code: 100 });
  expect((await renewToken(existing(third.token ?? undefined))).body).toMatchObject({ code: 1 });
});

test('[AUTH-04] the SDK follows a rotating token through a purchase', async () => {
  const shop = createShop({ scenarios: 'auth.rotated,cart.tier-30' });
  const client = await visitAsCustomer(shop);
  await pay(client, await order(client));
  expect(shop.world('default').charges()).toHaveLength(1);
});

test('a login expires after 30 days', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  shop.world('default').clock.advance(31 * dayMs);
  expect(await refusalOf(client.getUserInfo())).toBe('loginExpired');
});

test('a session can start logged in, with or without a history', async () => {
  const old = visit(createShop({ scenarios: 'auth.customer' }), { token: startingTokens.customer });
  const fresh = visit(createShop({ scenarios: 'auth.new' }), { token: startingTokens.new });
  expect((await old.getUserInfo()).msg.is_pay).toBe(1);
  expect((await fresh.getUserInfo()).msg).toMatchObject({ is_pay: 0, points: 50 });
});

test('the new customer who is logged in at the start can log in again', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const { msg: before } = await visit(shop, { token: startingTokens.new }).getUserInfo();
  const client = visit(shop);
  await client.logIn({ email: newCustomer.email, password: newCustomer.password });
  expect((await client.getUserInfo()).msg).toEqual(before);
  expect((await client.listOrders()).total).toBe(0);
});

test('a logout ends this login only, and every token of it', async () => {
  const shop = createShop({ scenarios: 'auth.rotated' });
  const [phone, laptop] = [await visitAsCustomer(shop), await visitAsCustomer(shop)];
  await phone.getUserInfo();
  const tokens = [...shop.world('default').state.tokens.keys()];
  await phone.logOut();
  const ended = tokens.filter((token) => !shop.world('default').state.tokens.has(token));
  expect(ended.length).toBeGreaterThan(1);
  for (const token of ended)
    expect(await refusalOf(visit(shop, { token }).getUserInfo())).toBe('loginRequired');
  expect(await refusalOf(laptop.getUserInfo())).toBe('answered');
  expect(await refusalOf(visit(shop).logOut())).toBe('answered');
});

test('a logout everywhere ends every login of the customer, and no other customer’s', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const [phone, laptop] = [await visitAsCustomer(shop), await visitAsCustomer(shop)];
  await phone.logOutEverywhere();
  expect(await refusalOf(laptop.getUserInfo())).toBe('loginRequired');
  expect(await refusalOf(visit(shop, { token: startingTokens.new }).getUserInfo())).toBe('answered');
});

test('[AUTH-04] the logins of one customer end no login of another', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const other = visit(shop, { token: startingTokens.new });
  const first = await visitAsCustomer(shop);
  for (let count = 0; count < 101; count += 1) await visit(shop).logIn(credentials);
  expect(await refusalOf(other.getUserInfo())).toBe('answered');
  expect(await refusalOf(first.getUserInfo())).toBe('loginRequired');
});
