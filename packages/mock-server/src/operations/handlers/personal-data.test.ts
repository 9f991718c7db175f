import { locales } from '@signal-shop/sdk/constants';
import { CartType } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, uploadPicture, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer, newCustomer } from '../../world/account/customers.ts';

const goods = 1011;
const otherGoods = 2011;
const soldOut = 2191;

test.each(locales)('[BEY-15] the export matches the contract, in %s', async (locale) => {
  const client = await visitAsCustomer(createShop(), { locale });
  const { msg } = await client.exportPersonalData();
  expect(msg.profile).toEqual((await client.getProfile()).msg);
});

test('[BEY-15] the export has what the account pages list, and deleted orders too', async () => {
  const client = await visitAsCustomer(createShop());
  await client.addWish({ id: (await client.listGoods({})).msg[0]?.goods_id ?? 0 });
  const before = (await client.exportPersonalData()).msg;
  const cancelled = before.orders.find(({ allowed_actions }) => allowed_actions.includes('delete'));
  if (cancelled === undefined) throw new Error('The customer has no order that can be deleted');
  await client.deleteOrder({ ordersn: cancelled.ordersn });
  const { msg } = await client.exportPersonalData();
  expect(msg.orders.map(({ ordersn }) => ordersn)).toEqual(before.orders.map(({ ordersn }) => ordersn));
  expect(msg.addresses).toEqual((await client.listAddresses()).msg);
  expect(msg.coupons).toHaveLength((await client.listCoupons({})).total);
  expect(msg.points).toHaveLength((await client.listPointLog({})).total);
  expect(msg.after_sales).toHaveLength((await client.listAfterSales({})).total);
  expect(msg.wishlist.map(({ goods_id }) => goods_id)).toEqual((await client.listWishes({})).ids);
  expect(msg.reviews.every(({ comment }) => comment.own === 1)).toBe(true);
});

test('[BEY-15] the export has what the customer won, tested, registered, chose and is subscribed to', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const { email } = (await client.getProfile()).msg;
  const comment = existing((await client.listComments({ id: goods })).msg[0]);
  const url = await uploadPicture(client);
  await client.addCartItem({ id: goods, goods_number: 2 });
  await client.buyNow({ id: otherGoods, goods_number: 1, type: CartType.buyNow });
  await client.praiseComment({ id: comment.id });
  await client.subscribe({ email, subscribe: 1 });
  await client.requestNotice({ goods_id: soldOut, email, kind: 'backInStock' });
  const { msg } = await client.exportPersonalData();
  expect(msg.free_tests).toHaveLength((await client.listFreeTests({})).total);
  expect(msg.prizes).toHaveLength((await client.listWinnings({})).total);
  expect(msg.registrations).toHaveLength((await client.listGifts({})).total);
  expect(msg.warranties).toHaveLength((await client.listWarranties({})).total);
  for (const list of [msg.free_tests, msg.prizes, msg.registrations, msg.warranties])
    expect(list).not.toEqual([]);
  expect(msg.social_follows).toEqual(['youtube', 'discord']);
  expect(msg).toMatchObject({
    pictures: [url],
    cart: [
      { goods_id: goods, goods_number: 2 },
      { goods_id: otherGoods, goods_number: 1 },
    ],
    liked_comments: [comment.id],
    mails: { offers: 1, notices: [{ goods_id: soldOut, kind: 'backInStock' }] },
    spins_left: (await client.getWheel()).msg.chances,
    logins: [msg.exported_at],
  });
});

test('[BEY-15] the export has nothing of other customers', async () => {
  const shop = createShop({ scenarios: 'mail.offers,mail.back-in-stock' });
  const client = visit(shop);
  await client.logIn({ email: newCustomer.email, password: newCustomer.password });
  const text = JSON.stringify((await client.exportPersonalData()).msg);
  expect(text).not.toContain(demoCustomer.email);
  expect(JSON.parse(text)).toMatchObject({ orders: [], warranties: [], mails: { offers: 0, notices: [] } });
});

test('[AUTH-04] the export requires a login', async () => {
  expect(await refusalOf(visit(createShop()).exportPersonalData())).toBe('loginRequired');
});
