import type { ShopClient } from '@signal-shop/sdk';
import { createShopClient, memorySession } from '@signal-shop/sdk';
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import type { Shop } from '../../shop.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer, startingTokens } from '../account/customers.ts';
import { deviceOf } from './device.ts';

const safariOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function logInFrom(shop: Shop, userAgent: string): Promise<ShopClient> {
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    fetch: shop.fetch,
    session: memorySession(),
    headers: { 'user-agent': userAgent },
  });
  await client.logIn({ email: demoCustomer.email, password: demoCustomer.password });
  return client;
}

async function otherIdOf(client: ShopClient): Promise<string> {
  const { msg } = await client.listLogins();
  return existing(msg.find(({ is_current: isCurrent }) => isCurrent === 0)).id;
}

test('[BEY-62] a login from another browser is listed with its device, its start and its last use', async () => {
  const shop = createShop();
  const { clock } = shop.world('default');
  const began = clock.seconds();
  const phone = await logInFrom(shop, safariOnPhone);
  clock.advance(dayMs);
  const laptop = await logInFrom(shop, firefoxOnLinux);
  clock.advance(dayMs);
  const now = clock.seconds();
  const { msg } = await laptop.listLogins();
  const second = { begin_time: now - 86_400, used_at: now, browser: 'Firefox', system: 'Linux' };
  const first = { begin_time: began, used_at: began, browser: 'Safari', system: 'iOS' };
  expect(msg).toMatchObject([
    { ...second, is_current: 1 },
    { ...first, is_current: 0 },
  ]);
  expect((await phone.listLogins()).msg).toMatchObject([
    { ...first, used_at: now, is_current: 1 },
    { ...second, is_current: 0 },
  ]);
});

test('[BEY-62] the list has no token', async () => {
  const shop = createShop({ scenarios: 'auth.rotated,login.devices' });
  const client = await visitAsCustomer(shop);
  const text = JSON.stringify(await client.listLogins());
  for (const token of shop.world('default').state.tokens.keys()) expect(text).not.toContain(token);
  expect(text).not.toContain('tok_');
});

test('[BEY-62] an ended login is refused, and the others continue', async () => {
  const shop = createShop();
  const [phone, laptop] = [await visitAsCustomer(shop), await visitAsCustomer(shop)];
  const id = await otherIdOf(laptop);
  await laptop.endLogin({ id });
  expect(await refusalOf(phone.getUserInfo())).toBe('loginRequired');
  expect((await laptop.listLogins()).msg).toMatchObject([{ is_current: 1 }]);
  expect(await refusalOf(laptop.endLogin({ id }))).toBe('answered');
});

test('[BEY-62] a login can end itself, also with rotating tokens', async () => {
  const shop = createShop({ scenarios: 'auth.rotated' });
  const client = await visitAsCustomer(shop);
  const [current] = (await client.listLogins()).msg;
  await client.endLogin({ id: existing(current).id });
  expect(await refusalOf(client.getUserInfo())).toBe('loginRequired');
});

test('[BEY-62] customers neither see nor end the logins of others', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const ada = await visitAsCustomer(shop);
  const newcomer = visit(shop, { token: startingTokens.new });
  const [own] = (await ada.listLogins()).msg;
  expect((await newcomer.listLogins()).msg).toMatchObject([{ is_current: 1 }]);
  await newcomer.endLogin({ id: existing(own).id });
  expect(await refusalOf(ada.getUserInfo())).toBe('answered');
});

test('[BEY-62] a rotated token keeps start, device and id of its login', async () => {
  const shop = createShop({ scenarios: 'auth.rotated' });
  const client = await logInFrom(shop, safariOnPhone);
  const [before] = (await client.listLogins()).msg;
  shop.world('default').clock.advance(dayMs);
  const { msg } = await client.listLogins();
  expect(msg).toMatchObject([{ ...before, used_at: existing(before).used_at + 86_400 }]);
  expect((await client.exportPersonalData()).msg.logins).toEqual([existing(before).begin_time]);
});

test('[BEY-62] expired logins are not listed', async () => {
  const shop = createShop();
  await visitAsCustomer(shop);
  shop.world('default').clock.advance(31 * dayMs);
  const client = await visitAsCustomer(shop);
  expect((await client.listLogins()).msg).toHaveLength(1);
});

test('[BEY-62] a login of a state without these facts is listed by the start of its token', async () => {
  const shop = createShop({ scenarios: 'auth.customer' });
  const world = shop.world('default');
  const record = existing(world.state.tokens.get(startingTokens.customer));
  const { customerId, login, issuedAt, replacedAt, callsLeft } = record;
  world.state.tokens.set(startingTokens.customer, { customerId, login, issuedAt, replacedAt, callsLeft });
  world.restore(world.snapshot());
  const client = visit(shop, { token: startingTokens.customer });
  expect((await client.listLogins()).msg).toMatchObject([
    { begin_time: issuedAt, used_at: issuedAt, browser: '', system: '', is_current: 1 },
  ]);
});

test.each([
  [safariOnPhone, 'Safari', 'iOS'],
  [firefoxOnLinux, 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Linux; Android 15; SM-S921B) Chrome/140.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'Chrome', 'iOS'],
  ['curl/8.9.1', '', ''],
])('[BEY-62] %s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('[BEY-62] the login of the last call that its limit allows is listed as the current one', async () => {
  const shop = createShop({ scenarios: 'auth.customer,auth.expires-after:1,login.devices' });
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    fetch: shop.fetch,
    session: memorySession(startingTokens.customer),
  });
  const { msg } = await client.listLogins();
  expect(msg.map(({ is_current: isCurrent }) => isCurrent)).toEqual([1, 0, 0, 0]);
});

test('[BEY-62] a device that renews its token again and again ends no other login', async () => {
  const shop = createShop({ scenarios: 'auth.rotated' });
  const phone = await logInFrom(shop, safariOnPhone);
  const laptop = await logInFrom(shop, firefoxOnLinux);
  for (let call = 0; call < 600; call += 1) {
    // Longer than a replaced token is accepted.
    shop.world('default').clock.advance(60_000);
    await laptop.getCart({});
  }
  expect((await phone.listLogins()).msg).toHaveLength(2);
});
