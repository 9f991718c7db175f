import type { ShopClient } from '@signal-shop/sdk';
import { locales, unsubscribeLinkDays } from '@signal-shop/sdk/constants';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { linkTokens } from '../../scenarios/mail/mail.ts';
import type { Shop } from '../../shop.ts';
import { createShop } from '../../shop.ts';
import { refusalOf, visit } from '../../testing/visitor.ts';
import type { World } from '../state/world.ts';
import { sentMails } from './outbox.ts';

const email = 'ada@example.com';

test.each(locales)(
  '[BEY-16] in %s the emails of offers and notices end with an unsubscribe link',
  async (locale) => {
    const { world, client, goods } = await openShop(locale);
    await client.subscribe({ email, subscribe: 1 });
    await client.signUpByPopup({ email: 'grace@example.com' });
    await client.requestNotice({ goods_id: goods.soldOut, email, kind: 'backInStock' });
    await client.requestNotice({ goods_id: goods.onSale, email, kind: 'saleStart' });
    world.state.stock.set(goods.soldOut, 7);
    world.setActivity(1);
    await client.listNotices();
    const mails = sentMails(world);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'notice',
      'notice',
      'subscription',
      'subscription',
    ]);
    for (const { text, unsubscribe } of mails) {
      expect(unsubscribe).toMatch(/^\/unsubscribe\?token=mail_[0-9a-f]{32}$/);
      expect(text.split('\n').at(-1)).toContain(unsubscribe);
    }
    expect(new Set(mails.map(({ unsubscribe }) => unsubscribe)).size).toBe(4);
  },
);

test('[BEY-16] emails about an order or a code have no unsubscribe link', async () => {
  const { world, client } = await openShop();
  await client.sendVerificationCode({ email: 'new@example.org', purpose: 'register' });
  expect(sentMails(world)).toMatchObject([{ unsubscribe: null }]);
});

test('[BEY-16] unsubscribing from offers ends the offers, and nothing else', async () => {
  const { world, client, goods } = await openShop();
  await client.subscribe({ email, subscribe: 1 });
  await client.subscribe({ email: 'grace@example.com', subscribe: 1 });
  await client.requestNotice({ goods_id: goods.soldOut, email, kind: 'backInStock' });
  const token = tokenOf(world, 'subscription', email);
  const { subscription } = await client.unsubscribe({ token });
  expect(subscription).toEqual({ email: 'a•••@example.com', kind: 'offers', subscribed: 0 });
  world.clock.advance(dayMs);
  startSale(world);
  world.state.stock.set(goods.soldOut, 7);
  await client.listNotices();
  const mails = sentMails(world).filter(({ kind }) => kind !== 'order');
  expect(mails.slice(0, 2).map(({ to, kind }) => [to, kind])).toEqual([
    ['grace@example.com', 'subscription'],
    [email, 'notice'],
  ]);
});

test('[BEY-16] subscribers get one email a day at most, when a sale starts', async () => {
  const { world, client } = await openShop();
  await client.subscribe({ email, subscribe: 1 });
  const offers = async () => {
    startSale(world);
    await client.listNotices();
    return sentMails(world, 'subscription').length - 1;
  };
  expect(await offers()).toBe(0);
  world.clock.advance(dayMs);
  expect(await offers()).toBe(1);
  world.clock.advance(dayMs / 2);
  expect(await offers()).toBe(1);
});

test.each(['backInStock', 'saleStart'] as const)(
  '[BEY-16] unsubscribing from %s deletes the pending notices of this kind; the undo restores them',
  async (kind) => {
    const { shop, world, client, goods } = await openShop();
    const notices: readonly ArgumentOf<'requestNotice'>[] = [
      { goods_id: goods.soldOut, email, kind: 'backInStock' },
      { goods_id: goods.onSale, email, kind: 'saleStart' },
      { goods_id: goods.soldOut, email: 'grace@example.com', kind: 'backInStock' },
      { goods_id: goods.onSale, email: 'grace@example.com', kind: 'saleStart' },
    ];
    for (const notice of notices) await client.requestNotice(notice);
    shop.applyScenarios('default', kind === 'backInStock' ? 'mail.back-in-stock' : 'mail.sale-start');
    const pending = () =>
      world.state.noticeRequests.filter((one) => one.email === email && one.kind === kind);
    const others = () => world.state.noticeRequests.length - pending().length;
    const before = { pending: pending(), others: others() };
    expect(before.pending).not.toEqual([]);
    await client.unsubscribe({ token: linkTokens[kind] });
    expect([pending(), others()]).toEqual([[], before.others]);
    const { subscription } = await client.resubscribe({ token: linkTokens[kind] });
    expect(subscription).toMatchObject({ kind, subscribed: 1 });
    expect([pending(), others()]).toEqual([before.pending, before.others]);
  },
);

test('[BEY-16] repeating either call changes nothing', async () => {
  const { shop, world, client } = await openShop();
  shop.applyScenarios('default', 'mail.offers');
  const link = { token: linkTokens.offers };
  await client.unsubscribe(link);
  expect((await client.unsubscribe(link)).subscription.subscribed).toBe(0);
  await client.resubscribe(link);
  expect((await client.resubscribe(link)).subscription.subscribed).toBe(1);
  expect([...world.state.subscribers.keys()]).toEqual([email]);
});

test('[BEY-16] a resubscribed address gets emails again, with the same link', async () => {
  const { shop, client, goods } = await openShop();
  shop.applyScenarios('default', 'mail.unsubscribed');
  shop.applyScenarios('default', 'mail.back-in-stock');
  await client.unsubscribe({ token: linkTokens.backInStock });
  await client.subscribe({ email, subscribe: 1 });
  await client.requestNotice({ goods_id: goods.soldOut, email, kind: 'backInStock' });
  const subscribed = async (token: string) => (await client.getMailSubscription({ token })).msg.subscribed;
  expect(await subscribed(linkTokens.offers)).toBe(1);
  expect(await subscribed(linkTokens.backInStock)).toBe(1);
});

test('[BEY-16] a wrong link is refused, and one of an old email, until a newer email renews it', async () => {
  const { shop, world, client } = await openShop();
  expect(await client.unsubscribe({ token: 'mail_0' }).safe()).toMatchObject(refusedWith(/isn’t valid/));
  shop.applyScenarios('default', 'mail.offers');
  const link = { token: linkTokens.offers };
  world.setActivity(0);
  world.clock.advance(unsubscribeLinkDays * dayMs);
  expect(await refusalOf(client.getMailSubscription(link))).toBe('answered');
  world.clock.advance(dayMs);
  expect(await client.getMailSubscription(link).safe()).toMatchObject(refusedWith(/90 days old/));
  expect(await refusalOf(client.unsubscribe(link))).toBe('verificationCodeWrong');
  world.setActivity(1);
  expect(await refusalOf(client.unsubscribe(link))).toBe('answered');
});

function refusedWith(sentence: RegExp) {
  const serverMessage: unknown = expect.stringMatching(sentence);
  return { error: { code: ResponseCode.verificationCodeWrong, serverMessage } };
}

interface OpenShop {
  readonly shop: Shop;
  readonly world: World;
  readonly client: ShopClient;
  readonly goods: { readonly soldOut: number; readonly onSale: number };
}

/** A shop whose sale has not started. */
async function openShop(locale: (typeof locales)[number] = 'en'): Promise<OpenShop> {
  const shop = createShop({ scenarios: `lang.${locale}` });
  const world = shop.world('default');
  world.setActivity(0);
  const soldOut = [...world.shop.goods.values()].find(({ stock }) => stock === 0)?.goodsId ?? 0;
  const onSale = world.shop.catalogue.flashSale[0]?.items.find(({ stock }) => stock > 0)?.goodsId ?? 0;
  return { shop, world, client: visit(shop, { locale }), goods: { soldOut, onSale } };
}

/** Opens a new sale, even if the window of the last one is still open. */
function startSale(world: World): void {
  world.state.flashSale.overTime = 0;
  world.setActivity(1);
}

function tokenOf(world: World, kind: 'subscription' | 'notice', to: string): string {
  const mail = sentMails(world, kind).find((one) => one.to === to);
  return new URLSearchParams(mail?.unsubscribe?.split('?')[1]).get('token') ?? '';
}
