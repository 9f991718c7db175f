import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { wishesMaximum } from '../../world/catalogue/wishes.ts';
import { deliverNotices } from '../../world/mail/notices.ts';
import { sentMails } from '../../world/mail/outbox.ts';

const k9Ember = 1011;
const m625Violet = 2011;
const soldOut = 2191;
const never = 999_999;
const notice = { goods_id: soldOut, email: 'ada@example.com', kind: 'backInStock' } as const;

test.each(locales)(
  'the answers of suggestions, wishes, comparisons and notices match the contract, in %s',
  async (locale) => {
    const client = await visitAsCustomer(createShop(), { locale });
    const { msg } = await client.listCategories();
    const suggestions = await client.suggest({ keywords: existing(msg.tree[0]).name });
    expect(suggestions.msg.categories.length).toBeGreaterThan(0);
    expect((await client.suggest({ keywords: 'k9' })).msg.goods).toMatchObject([{ goods_unit: 'K9' }]);
    await client.listGoodsByIds({ ids: [k9Ember] });
    const { rows } = await client.compareGoods({ ids: [k9Ember, m625Violet] });
    expect(rows.length).toBeGreaterThan(5);
    await client.addWish({ id: k9Ember });
    await client.joinWishes({ ids: [m625Violet] });
    expect((await client.listWishes()).ids).toEqual([m625Violet, k9Ember]);
    await client.removeWish({ id: k9Ember });
    await client.requestNotice(notice);
  },
);

test('[AUTH-04] wishes require a login', async () => {
  const guest = visit(createShop());
  const calls = [
    guest.listWishes(),
    guest.addWish({ id: k9Ember }),
    guest.removeWish({ id: k9Ember }),
    guest.joinWishes({ ids: [] }),
  ];
  expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['loginRequired']));
});

test('[BEY-02] a prefix suggests goods, categories and search terms', async () => {
  const { msg } = await visit(createShop()).suggest({ keywords: 'wir' });
  expect(msg.goods).toHaveLength(6);
  expect(new Set(msg.goods.map(({ goods_unit }) => goods_unit)).size).toBe(6);
  const names = [
    ...msg.goods.map(({ name }) => name),
    ...msg.categories.map(({ name }) => name),
    ...msg.terms,
  ];
  for (const name of names) expect(name).toMatch(/(?:^|\W)wir/i);
  expect((await visit(createShop()).suggest({ keywords: 'toaster' })).msg.goods).toEqual([]);
});

test.each([
  ['en', 'violet'],
  ['en', 'ultraviolet'],
  ['zh', '紫色'],
  ['de', 'violett'],
  ['ja', 'バイオレット'],
  ['it', 'viola'],
  ['es', 'violeta'],
  ['fr', 'violet'],
] as const)('[BEY-02] in %s the word %s suggests and finds goods of that color', async (locale, keywords) => {
  const shop = createShop();
  const client = visit(shop, { locale });
  const colourOf = (id: number) => shop.world('default').shop.goods.get(id)?.colour;
  const suggestions = (await client.suggest({ keywords })).msg.goods;
  expect(suggestions).toHaveLength(6);
  for (const { goods_id } of suggestions) expect(colourOf(goods_id)).toBe('violet');
  expect((await client.listGoods({ keywords })).msg.length).toBeGreaterThan(0);
});

test('[BEY-02] suggested categories of the same name have different paths', async () => {
  const { msg } = await visit(createShop()).suggest({ keywords: 'wir' });
  const paths = msg.categories.map(({ category_path }) => category_path.map(({ name }) => name).join(' > '));
  expect(new Set(msg.categories.map(({ name }) => name)).size).toBeLessThan(paths.length);
  expect(new Set(paths).size).toBe(paths.length);
});

test('[BEY-02] every suggested search has results', async () => {
  const letters = { en: ['he', 'mo', 's'], de: ['Funk', 'ma'], ja: ['ワイヤ', 'マ'], zh: ['无线'] } as const;
  for (const [locale, beginnings] of Object.entries(letters)) {
    const client = visit(createShop(), { locale: existing(locales.find((one) => one === locale)) });
    for (const keywords of beginnings) {
      const { terms } = (await client.suggest({ keywords })).msg;
      for (const term of terms)
        expect((await client.listGoods({ keywords: term })).total, term).toBeGreaterThan(0);
    }
  }
});

test('[BEY-03] lists goods by their ids, in that order, without goods that left the shop', async () => {
  const shop = createShop();
  shop.world('default').state.gone.add(1021);
  const { msg } = await visit(shop).listGoodsByIds({ ids: [m625Violet, never, 1021, k9Ember] });
  expect(msg.map(({ goods_id }) => goods_id)).toEqual([m625Violet, k9Ember]);
});

test('[BEY-03] a comparison has one value per goods in every row, and marks the rows that differ', async () => {
  const client = visit(createShop());
  const { msg, rows } = await client.compareGoods({ ids: [k9Ember, m625Violet, 1012] });
  expect(msg.map(({ goods_id }) => goods_id)).toEqual([k9Ember, m625Violet, 1012]);
  for (const { values, differs } of rows) {
    expect(values).toHaveLength(3);
    expect(values[0]).toBe(values[2]);
    expect(differs).toBe(values.every((value) => value === values[0]) ? 0 : 1);
  }
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  const detail = await client.getGoods({ id: k9Ember });
  for (const { name, value } of detail.msg.specifications) {
    expect(rows.find((row) => row.name === name)?.values[0]).toBe(value);
  }
  expect(await refusalOf(client.compareGoods({ ids: [k9Ember, never] }))).toBe('goodsNotFound');
});

test('[BEY-03] a guest’s wishes are merged into the account once, newest first', async () => {
  const client = await visitAsCustomer(createShop());
  await client.addWish({ id: 1091 });
  const joinAnswer = await client.joinWishes({ ids: [m625Violet, k9Ember, 1091, never] });
  expect(joinAnswer).toMatchObject({ total: 3, skipped: [never] });
  await client.joinWishes({ ids: [m625Violet, k9Ember, 1091, never] });
  expect((await client.listWishes()).ids).toEqual([m625Violet, k9Ember, 1091]);
  const second = await client.listWishes({ page: 2, page_size: 2 });
  expect(second.msg.map(({ goods_id }) => goods_id)).toEqual([1091]);
});

test('[BEY-03] a full wishlist refuses more, and goods that left the shop do not count', async () => {
  const shop = createShop({ scenarios: 'wish.full' });
  const client = await visitAsCustomer(shop);
  const { ids, total } = await client.listWishes();
  expect(total).toBe(wishesMaximum);
  expect(await refusalOf(client.addWish({ id: k9Ember }))).toBe('wishlistFull');
  expect(await client.joinWishes({ ids: [k9Ember] })).toMatchObject({ total: 100, skipped: [k9Ember] });
  shop.world('default').state.gone.add(existing(ids[0]));
  expect((await client.addWish({ id: k9Ember })).total).toBe(wishesMaximum);
});

test('[BEY-03] wishes survive a snapshot', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  await client.addWish({ id: k9Ember });
  const world = shop.world('default');
  const snapshot = world.snapshot();
  await client.removeWish({ id: k9Ember });
  world.restore(snapshot);
  expect((await client.listWishes()).ids).toEqual([k9Ember]);
});

test('[BEY-04] the back-in-stock notice is sent once, in the language of the request', async () => {
  const shop = createShop();
  await visit(shop, { locale: 'de' }).requestNotice(notice);
  const world = shop.world('default');
  const mails = () => sentMails(world, 'notice');
  await visit(shop).listNotices();
  expect(mails()).toEqual([]);
  world.state.stock.set(soldOut, 7);
  await visit(shop).listNotices();
  deliverNotices(world);
  expect(mails()).toMatchObject([{ to: notice.email, reference: String(soldOut) }]);
  expect(mails()[0]?.text).toMatch(/M990.*wieder auf Lager\. Jetzt verfügbar: 7/);
});

test('[BEY-04] the sale notice is sent when the sale starts', async () => {
  const shop = createShop({ scenarios: 'flash.opens-10s' });
  const client = visit(shop);
  await client.requestNotice({ ...notice, goods_id: k9Ember, kind: 'saleStart' });
  const world = shop.world('default');
  world.clock.advance(9_000);
  await client.listNotices();
  expect(sentMails(world, 'notice')).toEqual([]);
  world.clock.advance(1_000);
  await client.listNotices();
  expect(sentMails(world, 'notice')).toHaveLength(1);
});

test('[BEY-04] refuses notices about available goods, and duplicates', async () => {
  const shop = createShop();
  const client = visit(shop);
  const ask = (change: Partial<typeof notice> | object) =>
    refusalOf(client.requestNotice({ ...notice, ...change }));
  expect(await ask({ goods_id: m625Violet })).toBe('alreadyInStock');
  expect(await ask({ goods_id: k9Ember, kind: 'saleStart' })).toBe('saleAlreadyOpen');
  expect(await ask({ goods_id: never })).toBe('goodsNotFound');
  expect(await ask({})).toBe('answered');
  expect(await ask({ email: 'ADA@example.com' })).toBe('noticeAlreadyRequested');
  expect(await ask({ email: 'grace@example.com' })).toBe('answered');
});

test('[BEY-32] customers list and cancel the requests for their email address only', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const sale = { goods_id: 1202, email: 'ADA@example.com', kind: 'saleStart' } as const;
  await client.requestNotice(notice);
  await visit(shop).requestNotice(sale);
  await visit(shop).requestNotice({ ...notice, email: 'grace@example.com' });
  expect(await client.listRequestedNotices()).toMatchObject({
    email: 'ada@example.com',
    total: 2,
    msg: [
      { kind: 'saleStart', goods: { goods_id: 1202 } },
      { kind: 'backInStock', goods: { goods_id: soldOut, stock_count: 0 } },
    ],
  });
  expect((await client.getGoodsUserInfo({ id: soldOut })).msg.notices).toEqual(['backInStock']);
  expect((await visit(shop).getGoodsUserInfo({ id: soldOut })).msg.notices).toEqual([]);
  await client.cancelNotice({ goods_id: soldOut, kind: 'backInStock' });
  await client.cancelNotice({ goods_id: soldOut, kind: 'backInStock' });
  expect((await client.listRequestedNotices()).msg).toMatchObject([{ kind: 'saleStart' }]);
  const { noticeRequests } = shop.world('default').state;
  expect(noticeRequests.map(({ email }) => email)).toEqual(['ADA@example.com', 'grace@example.com']);
});

test('[BEY-32] a request leaves the list when its email is sent or the goods leave the shop', async () => {
  const shop = createShop({ scenarios: 'mail.alerts' });
  const client = await visitAsCustomer(shop);
  const { msg } = await client.listRequestedNotices({ page: 1, page_size: 1 });
  expect(msg).toMatchObject([{ kind: 'backInStock' }]);
  const world = shop.world('default');
  world.state.stock.set(existing(msg[0]).goods.goods_id, 3);
  const [second] = (await client.listRequestedNotices()).msg;
  expect(second).toMatchObject({ kind: 'saleStart' });
  world.state.gone.add(existing(second).goods.goods_id);
  expect(await client.listRequestedNotices()).toMatchObject({ msg: [], total: 0 });
});

test('[AUTH-04] the requested emails require a login', async () => {
  const guest = visit(createShop());
  expect(await refusalOf(guest.listRequestedNotices())).toBe('loginRequired');
  expect(await refusalOf(guest.cancelNotice({ goods_id: soldOut, kind: 'backInStock' }))).toBe(
    'loginRequired',
  );
});
