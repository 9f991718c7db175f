import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { harbourAddressPlace, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { startingTokens } from '../../world/account/customers.ts';
import { sentMails } from '../../world/mail/outbox.ts';

const letter = { name: 'Ada', email: 'ada@example.com', message: 'Silent on the left.' };
const k9Ember = 1011;
const m625Violet = 2011;

test.each(locales)('the answers of support and sign-ups match the contract, in %s', async (locale) => {
  const client = await visitAsCustomer(createShop(), { locale });
  await client.listQuestions();
  await client.listGoodsFaqs({ id: k9Ember });
  await client.listGoodsFaqs({ id: m625Violet });
  await client.listDownloads({ page_size: 48 });
  await client.sendMessage(letter);
  await client.subscribe({ email: 'ada@example.com', subscribe: 1 });
  await client.signUpByPopup({ email: 'grace@example.com' });
  for (const place of ['points', 'bigSale', 'firstOrder', 'seasonal'] as const) {
    const { msg } = await client.getBanner({ place });
    expect(msg).toMatchObject({ place });
  }
  expect((await client.addBannerItem({ goods_id: k9Ember })).number).toBe(1);
});

test('[AUTH-04] adding goods from a banner requires a login', async () => {
  expect(await refusalOf(visit(createShop()).addBannerItem({ goods_id: k9Ember }))).toBe('loginRequired');
});

test('[SUP-01] the FAQ has four groups, and every question a unique id', async () => {
  const { msg, total } = await visit(createShop()).listQuestions();
  const names = msg.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(msg.map(({ group }) => group)).toEqual(['orders', 'shipping', 'returns', 'account']);
  expect(new Set(names).size).toBe(total);
  expect(total).toBeGreaterThanOrEqual(12);
});

test('[SUP-01] the FAQ has pages, which together are all questions in their groups', async () => {
  const client = visit(createShop());
  const all = await client.listQuestions();
  expect(all).toMatchObject({ page: 1, page_size: all.total });
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => client.listQuestions({ page, page_size: Math.ceil(all.total / 3) })),
  );
  const namesOf = ({ msg }: typeof all) => msg.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(pages.flatMap(namesOf)).toEqual(namesOf(all));
  expect(pages.at(-1)).toMatchObject({ msg: [], total: all.total, page: 4 });
});

test('[SUP-01] a search matches questions that contain all its words, in the language of the request', async () => {
  const find = async (keywords: string, locale: 'en' | 'ja' = 'en') => {
    const { msg, total } = await visit(createShop(), { locale }).listQuestions({ keywords });
    const ids = msg.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(ids).toHaveLength(total);
    return ids;
  };
  expect(await find('WARRANTY repair')).toEqual(['claim-warranty']);
  expect(await find('追跡番号', 'ja')).toEqual(['track-parcel', 'return-goods']);
  expect(await find('追跡番号')).toEqual([]);
});

test('[SUP-01] a link opens one question, or is refused if the question does not exist', async () => {
  const client = visit(createShop());
  const { msg } = await client.listQuestions({ id: 'delivery-time' });
  expect(msg).toMatchObject([{ group: 'shipping', questions: [{ id: 'delivery-time' }] }]);
  expect(await refusalOf(client.listQuestions({ id: 'delivery-time', group: 'returns' }))).toBe(
    'questionNotFound',
  );
});

test('[DET-01] headsets and mice have different questions', async () => {
  const client = visit(createShop());
  const headset = (await client.listGoodsFaqs({ id: k9Ember })).msg.map(({ id }) => id);
  const mouse = (await client.listGoodsFaqs({ id: m625Violet })).msg.map(({ id }) => id);
  expect(headset.length).toBeGreaterThanOrEqual(6);
  expect(headset.filter((id) => mouse.includes(id))).toEqual([]);
  expect(await refusalOf(client.listGoodsFaqs({ id: 999_999 }))).toBe('goodsNotFound');
});

test.each([
  ['2026-01-14T20:00:00Z', '2026-01-15T20:00:00Z', '2026-01-15T09:00:00Z'],
  ['2026-01-15T12:00:00Z', '2026-01-16T12:00:00Z', null],
  ['2026-01-16T17:00:00Z', '2026-01-19T17:00:00Z', null],
  ['2026-01-16T18:00:00Z', '2026-01-19T18:00:00Z', '2026-01-19T09:00:00Z'],
  ['2026-01-17T12:00:00Z', '2026-01-20T00:00:00Z', '2026-01-19T09:00:00Z'],
  ['2026-01-18T23:59:59Z', '2026-01-20T00:00:00Z', '2026-01-19T09:00:00Z'],
  ['2026-01-19T08:59:59Z', '2026-01-20T08:59:59Z', '2026-01-19T09:00:00Z'],
])('[SUP-02] a message of %s is answered until %s', async (now, until, opens) => {
  const answer = await visit(createShop({ now })).sendMessage(letter);
  expect(answer.reply_until).toBe(Date.parse(until) / 1_000);
  expect(answer.opens_at).toBe(opens === null ? null : Date.parse(opens) / 1_000);
  expect(answer.desk_open).toBe(opens === null ? 1 : 0);
});

test('[SUP-02] a message has a reference, and its receipt is emailed', async () => {
  const shop = createShop();
  const first = await visit(shop).sendMessage(letter);
  const second = await visit(shop).sendMessage(letter);
  expect(first.reference).not.toBe(second.reference);
  const [mail] = sentMails(shop.world('default'), 'contact');
  expect(mail).toMatchObject({ to: letter.email, reference: second.reference });
  expect(mail?.text).toContain(second.reference);
  expect(await refusalOf(visit(shop).sendMessage({ ...letter, email: 'Bounce@example.com' }))).toBe(
    'emailInvalid',
  );
  expect(sentMails(shop.world('default'), 'contact')).toHaveLength(2);
});

test('[SUP-01 DET-05] downloads can be searched, filtered by kind, and paginated', async () => {
  const client = visit(createShop());
  const mice = await client.listDownloads({ goods_kind: 'mouse', page_size: 48 });
  expect(mice.msg.every(({ goods_kind }) => goods_kind === 'mouse')).toBe(true);
  expect((await client.listDownloads({ keywords: 'k9' })).msg.map(({ goods_unit }) => goods_unit)).toEqual([
    'K9',
  ]);
  const second = await client.listDownloads({ goods_kind: 'mouse', page: 2, page_size: 3 });
  expect(second.msg).toEqual(mice.msg.slice(3, 6));
  expect(second.total).toBe(mice.total);
});

test('[HOME-06] an address subscribes once, in upper or lower case', async () => {
  const shop = createShop();
  const client = visit(shop);
  await client.subscribe({ email: 'Ada@example.com', subscribe: 1 });
  expect(await refusalOf(client.subscribe({ email: 'ada@EXAMPLE.com', subscribe: 1 }))).toBe(
    'alreadySubscribed',
  );
  expect(sentMails(shop.world('default'), 'subscription')).toHaveLength(1);
});

test('[POP-02] the popup returns a code for the first order, and emails it', async () => {
  const shop = createShop();
  const { msg, coupon_code } = await visit(shop).signUpByPopup({ email: 'ada@example.com' });
  expect(msg).toContain(coupon_code);
  const mail = existing(sentMails(shop.world('default'), 'subscription')[0]);
  expect(mail).toMatchObject({ to: 'ada@example.com', reference: coupon_code });
  expect(mail.text).toContain(coupon_code);
});

test('[POP-02] the code of the popup reduces the first order by ten percent', async () => {
  const client = visit(createShop({ scenarios: 'auth.new' }), { token: startingTokens.new });
  const { coupon_code } = await client.signUpByPopup({ email: 'grace@example.com' });
  await client.addCartItem({ id: m625Violet, goods_number: 1 });
  const { subtotal, coupon } = await client.getOrderTax({ ...harbourAddressPlace, coupon_code });
  expect(coupon).toBeCloseTo(subtotal / 10, 1);
});

test('[CART-10] a banner adds one piece to the quantity in the cart', async () => {
  const client = await visitAsCustomer(createShop());
  await client.addCartItem({ id: k9Ember, goods_number: 2 });
  expect((await client.addBannerItem({ goods_id: k9Ember })).number).toBe(3);
  expect((await client.getCart()).msg).toMatchObject([{ goods_id: k9Ember, goods_number: 3 }]);
});

test.each([
  ['popup.first-order', 0],
  ['popup.seasonal', 1],
])('%s decides which popup the home page offers', async (scenarios, activity) => {
  const shop = createShop({ scenarios });
  expect(shop.world('default').activity).toBe(activity);
});

test('subscriptions survive a snapshot', async () => {
  const shop = createShop();
  await visit(shop).subscribe({ email: 'ada@example.com', subscribe: 1 });
  const world = shop.world('default');
  const snapshot = world.snapshot();
  world.state.subscribers.clear();
  world.restore(snapshot);
  expect(await refusalOf(visit(shop).subscribe({ email: 'ada@example.com', subscribe: 1 }))).toBe(
    'alreadySubscribed',
  );
});
