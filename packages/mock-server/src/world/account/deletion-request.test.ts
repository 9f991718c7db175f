import type { ShopClient } from '@signal-shop/sdk';
import { accountDeletionDays, locales, orderRetentionYears } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { lastDayZone, lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import type { Shop } from '../../shop.ts';
import { createShop } from '../../shop.ts';
import { refusalOf, uploadPicture, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { sentMails } from '../mail/outbox.ts';
import type { World } from '../state/world.ts';
import { demoCustomer, demoCustomerOf } from './customers.ts';

const { email, password } = demoCustomer;
const google = {
  authorization_code: 'google_code_of_the_demonstration',
  redirect_uri: 'https://shop.example/login/login',
};

test('[BEY-17] an account is deleted when the grace period ends, and not earlier', async () => {
  const { client, world } = await openAccount();
  const { deletion_at } = await client.requestAccountDeletion({ password });
  expect(deletion_at).toBe(lastSecondOfDays(world.clock.seconds(), accountDeletionDays));
  expect((await client.getProfile()).msg.deletion_at).toBe(deletion_at);
  world.clock.set(deletion_at * 1_000);
  expect(await refusalOf(client.getProfile())).toBe('answered');
  world.clock.advance(1_000);
  expect(await refusalOf(client.getProfile())).toBe('loginRequired');
  expect(await refusalOf(client.logIn({ email, password }))).toBe('loginFailed');
});

test('[BEY-17] until then the customer can log in and keep the account', async () => {
  const { shop, client, world } = await openAccount();
  await client.requestAccountDeletion({ password });
  world.clock.advance((accountDeletionDays - 1) * dayMs);
  const other = await visitAsCustomer(shop);
  await other.keepAccount();
  expect((await other.getProfile()).msg.deletion_at).toBeNull();
  world.clock.advance(3 * dayMs);
  expect(await refusalOf(visitAsCustomer(shop))).toBe('answered');
  expect(sentMails(world, 'account').map(({ to }) => to)).toEqual([email, email]);
});

test('[BEY-17] a request ends every other login', async () => {
  const { shop, client } = await openAccount();
  const other = await visitAsCustomer(shop);
  await client.requestAccountDeletion({ password });
  expect(await refusalOf(other.getProfile())).toBe('loginRequired');
  expect(await refusalOf(client.getProfile())).toBe('answered');
});

test('[BEY-17] repeating the request or its end changes nothing and sends no email', async () => {
  const { client, world } = await openAccount();
  await client.keepAccount();
  const { deletion_at } = await client.requestAccountDeletion({ password });
  world.clock.advance(dayMs);
  expect((await client.requestAccountDeletion({ password })).deletion_at).toBe(deletion_at);
  expect(sentMails(world, 'account')).toHaveLength(1);
});

test('[BEY-17] the request needs the current password', async () => {
  const { client } = await openAccount();
  expect(await refusalOf(client.requestAccountDeletion({ password: 'volt-2025' }))).toBe('passwordWrong');
  expect(await refusalOf(client.requestAccountDeletion({ email }))).toBe('passwordWrong');
  expect((await client.getProfile()).msg).toMatchObject({ has_password: 1, deletion_at: null });
});

test('[BEY-17] an account of a social login is confirmed by its email, until it gets a password', async () => {
  const shop = createShop({ scenarios: 'login.social-new' });
  const client = visit(shop);
  await client.logInWithGoogle(google);
  expect((await client.getProfile()).msg.has_password).toBe(0);
  expect(await refusalOf(client.requestAccountDeletion({ password }))).toBe('emailsDiffer');
  expect(await refusalOf(client.requestAccountDeletion({ email }))).toBe('emailsDiffer');
  expect(await refusalOf(client.requestAccountDeletion({ email: 'Robin@example.com' }))).toBe('answered');
  await client.keepAccount();
  await client.sendVerificationCode({ email: 'robin@example.com', purpose: 'reset' });
  const code = sentMails(shop.world('default'), 'verificationCode')[0]?.reference ?? '';
  await client.resetPassword({ email: 'robin@example.com', code, password, password_confirmation: password });
  await client.logIn({ email: 'robin@example.com', password });
  expect((await client.getProfile()).msg.has_password).toBe(1);
  expect(await refusalOf(client.requestAccountDeletion({ email: 'robin@example.com' }))).toBe(
    'passwordWrong',
  );
});

test.each(locales)(
  '[BEY-17] in %s emails confirm the request with its day, and the deletion',
  async (locale) => {
    const { client, world } = await openAccount({ locale });
    const { deletion_at } = await client.requestAccountDeletion({ password });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: lastDayZone });
    expect(sentMails(world, 'account')[0]?.text).toContain(day.format(deletion_at * 1_000));
    await passGracePeriod(world);
    const [mail, ...earlier] = sentMails(world, 'account');
    expect(earlier).toHaveLength(1);
    expect(mail).toMatchObject({ to: email, unsubscribe: null });
    expect(mail?.text).not.toContain('{');
  },
);

test('[BEY-17] nothing in the shop is about the customer afterwards, except orders without a link', async () => {
  const { client, world } = await openAccount();
  const { id } = demoCustomerOf(world);
  await fillAccount(client);
  const before = (await client.exportPersonalData()).msg;
  await client.requestAccountDeletion({ password });
  await passGracePeriod(world);
  const { outbox, ...stored }: { outbox: unknown } = JSON.parse(world.snapshot());
  expect(outbox).not.toEqual([]);
  const text = JSON.stringify(stored);
  expect(text).not.toContain(email);
  expect(text).not.toContain(`"customerId":${id}`);
  for (const { phone } of before.addresses.map(({ address }) => address)) expect(text).not.toContain(phone);
  for (const url of before.pictures) expect(text).not.toContain(url);
  for (const { comment } of before.reviews) expect(text).not.toContain(comment.content);
});

test('[BEY-17] orders and amounts remain until the tenth year after theirs ends', async () => {
  const { client, world } = await openAccount();
  const orders = (await client.exportPersonalData()).msg.orders.map(({ ordersn }) => ordersn);
  const totals = orders.map((ordersn) => world.state.orders.get(ordersn)?.totals);
  await client.requestAccountDeletion({ password });
  await passGracePeriod(world);
  expect(orders.map((ordersn) => world.state.orders.get(ordersn)?.totals)).toEqual(totals);
  const [newest = ''] = orders;
  expect(await refusalOf(client.findOrder({ ordersn: newest, email }))).toBe('orderNotFound');
  const year = new Date(world.clock.now()).getUTCFullYear();
  world.clock.set(Date.UTC(year + 1 + orderRetentionYears, 0) - 1_000);
  await client.listNotices();
  expect(world.state.orders.has(newest)).toBe(true);
  world.clock.advance(1_000);
  await client.listNotices();
  expect(orders.filter((ordersn) => world.state.orders.has(ordersn))).toEqual([]);
});

test('[BEY-17] orders of other customers are not affected', async () => {
  const { client, world } = await openAccount();
  const others = () => [...world.state.customers.values()].filter((one) => one.email !== email);
  const before = JSON.stringify(others());
  await client.requestAccountDeletion({ password });
  await passGracePeriod(world);
  expect(JSON.stringify(others())).toBe(before);
});

test('[BEY-17] the email can be registered again, as a customer without a past', async () => {
  const shop = createShop({ scenarios: 'login.social-new' });
  const world = shop.world('default');
  const client = visit(shop);
  await client.logInWithGoogle(google);
  const { invite_code } = (await client.getProfile()).msg;
  await client.requestAccountDeletion({ email: 'robin@example.com' });
  await passGracePeriod(world);
  shop.applyScenarios('default', 'login.social-new');
  expect((await client.logInWithGoogle(google)).is_new).toBe(1);
  const { msg } = await client.exportPersonalData();
  expect(msg).toMatchObject({ orders: [], profile: { deletion_at: null } });
  expect(msg.profile.invite_code).not.toBe(invite_code);
});

interface OpenAccount {
  readonly shop: Shop;
  readonly world: World;
  readonly client: ShopClient;
}

async function openAccount({ locale = 'en' }: { readonly locale?: Locale } = {}): Promise<OpenAccount> {
  const shop = createShop();
  return { shop, world: shop.world('default'), client: await visitAsCustomer(shop, { locale }) };
}

/** Lets the grace period pass; the shop acts with the next call. */
async function passGracePeriod(world: World): Promise<void> {
  world.clock.advance((accountDeletionDays + 2) * dayMs);
  await visit(createShop(world)).listNotices();
}

/** Leaves traces in the parts of the shop that the seed does not fill. */
async function fillAccount(client: ShopClient): Promise<void> {
  const [goods] = (await client.listGoods({})).msg;
  const id = goods?.goods_id ?? 0;
  await client.addWish({ id });
  await client.addCartItem({ id, goods_number: 1 });
  await client.subscribe({ email, subscribe: 1 });
  await uploadPicture(client);
  const [comment] = (await client.listComments({ id })).msg;
  if (comment !== undefined) await client.praiseComment({ id: comment.id });
}
