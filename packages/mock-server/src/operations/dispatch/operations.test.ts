import { locales } from '@signal-shop/sdk/constants';
import { operations } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing, plainOne } from '../../testing/goods.ts';
import { harbourAddressPlace, order, pay, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';

test.each(locales)('every answer matches the contract, in %s', async (locale) => {
  const shop = createShop();
  const client = await visitAsCustomer(shop, { locale });
  const goods = plainOne(shop.world('default'));
  const id = goods.goodsId;
  await client.listBanners();
  await client.listNotices();
  await client.listHotProducts();
  await client.listHotCategories();
  await client.listHotPosts();
  await client.listReviews();
  await client.getFlashSale();
  await client.getContact();
  await client.listContacts();
  const { msg: terms } = await client.listTerms();
  for (const { title } of [...terms.terms, ...terms.policy]) await client.getTerm({ title });
  await client.listCategories();
  await client.setLanguage({ lang: locale });
  await client.listGoods({ keywords: goods.model, filter: ['inStock'], sort: 'priceUp' });
  await client.listGoods({ category_id: goods.categoryId });
  await client.getGoods({ id });
  await client.listComments({ id });
  await client.listRelatedGoods({ id });
  await client.getUserInfo();
  await client.addCartItem({ id, goods_number: 1 });
  await client.joinCart({ items: [{ id, goods_number: 2, type: 1 }] });
  await client.checkoutCart({ params: [{ goods_id: id, goods_number: 1 }] });
  await client.buyNow({ id, goods_number: 1, type: 2 });
  await client.getCart({ cartype: 2 });
  await client.deleteCartItem({ id, cartype: 2 });
  await client.getOrderTax(harbourAddressPlace);
  const ordersn = await order(client);
  await client.getOrderData({ ordersn });
  await pay(client, ordersn);
  await client.verifyOrder({ ordersn });
  await client.getOrder({ ordersn });
  const { total } = await client.listOrders();
  expect(total).toBeGreaterThan(1);
});

test('every goods has a product page', async () => {
  const shop = createShop();
  const client = visit(shop);
  for (const { goodsId } of shop.world('default').shop.catalogue.goods) {
    const { msg } = await client.getGoods({ id: goodsId });
    expect(msg.goods_id).toBe(goodsId);
    await client.listComments({ id: goodsId });
  }
});

test('[AUTH-04] every call that requires a login refuses guests', async () => {
  const shop = createShop();
  const guest = visit(shop);
  const ordersn = 'SG20260115000001';
  const calls = [
    guest.getUserInfo(),
    guest.addCartItem({ id: 1, goods_number: 1 }),
    guest.deleteCartItem({ id: 1 }),
    guest.joinCart({ items: [] }),
    guest.checkoutCart({ params: [] }),
    guest.getOrderTax(harbourAddressPlace),
    guest.getOrderData({ ordersn }),
    guest.verifyOrder({ ordersn }),
    guest.checkoutOrder({ ordersn, payment_token: 'test_success' }),
    guest.confirmCharge({ ordersn, charge_id: 'ch_00000000' }),
    guest.listOrders(),
    guest.getOrder({ ordersn }),
  ];
  expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['loginRequired']));
});

test('[U10] refuses requests that violate the contract with 4xx and an envelope', async () => {
  const shop = createShop();
  const url = 'http://shop.test/api/goods/getGoodsById';
  const post = (body: string, type = 'application/json') =>
    shop.fetch(url, { method: 'POST', body, headers: { 'content-type': type } });
  const answers = await Promise.all([
    post('{"id":"x"}'),
    post('{"id":1,"日本":2}'),
    post('{"id":'),
    post('id=1', 'application/x-www-form-urlencoded'),
    post(JSON.stringify({ id: 1, padding: 'x'.repeat(70_000) })),
    shop.fetch(url),
    shop.fetch('http://shop.test/api/nothing'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 400, 415, 413, 405, 404]);
  const refusal = { code: expect.any(Number), msg: expect.stringMatching(/./) };
  const named = [
    { ...refusal, field: 'id' },
    { ...refusal, field: '日本' },
  ];
  const bodies: unknown[] = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies).toEqual([...named, ...Array(5).fill(refusal)]);
});

test('reads the token from the authorization header only, never from a cookie', async () => {
  const shop = createShop();
  await visitAsCustomer(shop);
  const [token] = [...shop.world('default').state.tokens.keys()];
  const answer = await shop.fetch(`http://shop.test${operations.getUserInfo.path}`, {
    method: 'POST',
    headers: { cookie: `token=${existing(token)}` },
  });
  expect(await answer.json()).toMatchObject({ code: 1000 });
});

test('answers in the language of the request, otherwise of the session, otherwise in English', async () => {
  const shop = createShop();
  const contact = async (headers: Record<string, string>) => {
    const answer = await shop.fetch('http://shop.test/api/term/getSpecificTerm?title=no-such-term', {
      headers,
    });
    const body: unknown = await answer.json();
    return body;
  };
  expect(await contact({})).toMatchObject({ msg: 'We couldn’t find this page.' });
  await visit(shop).setLanguage({ lang: 'ja' });
  expect(await contact({})).toMatchObject({ msg: 'ページが見つかりません。' });
  expect(await contact({ 'accept-language': 'pt, fr;q=0.4, de-AT;q=0.9' })).toMatchObject({
    msg: 'Wir konnten diese Seite nicht finden.',
  });
});
