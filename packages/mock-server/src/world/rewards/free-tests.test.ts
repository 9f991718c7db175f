import { DealStatus, Flag, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { harbourAddress, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { startingTokens } from '../account/customers.ts';
import { stockOf } from '../catalogue/stock.ts';

const goods_id = 1091;
const draft = { goods_id, email: 'ada@example.com', reason: 'I hear every step.' };

test('[DET-04] an application is under review, once per goods, and listed first', async () => {
  const client = await visitAsCustomer(createShop());
  expect((await client.getGoodsUserInfo({ id: goods_id })).msg.free_test.open).toBe(1);
  const { application } = await client.applyForFreeTest(draft);
  expect(application).toMatchObject({
    dealstatus: DealStatus.underReview,
    cusname: draft.email,
    remark: draft.reason,
    ordersn: null,
  });
  expect(await refusalOf(client.applyForFreeTest(draft))).toBe('freeTestAlreadyApplied');
  const { msg, total } = await client.listFreeTests();
  expect([msg[0]?.id, total]).toEqual([application.id, 4]);
  expect((await client.getGoodsUserInfo({ id: goods_id })).msg.free_test).toEqual({
    open: 0,
    application_id: application.id,
    dealstatus: DealStatus.underReview,
  });
});

test('[DET-04] three days later the shop has decided, and ships the goods with an order of zero cost', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const goods = existing(world.shop.goods.get(goods_id));
  const placesLeft = async () => (await client.getGoods({ id: goods_id })).msg.free_test?.places_left ?? 0;
  const before = { stock: stockOf(world, goods), left: await placesLeft() };
  const { application } = await client.applyForFreeTest(draft);
  world.clock.advance(3 * dayMs - 1_000);
  expect((await client.getFreeTest({ id: application.id })).msg.dealstatus).toBe(DealStatus.underReview);
  world.clock.advance(1_000);
  const { msg } = await client.getFreeTest({ id: application.id });
  expect(msg.dealstatus).toBe(DealStatus.approved);
  const { msg: order } = await client.getOrder({ ordersn: msg.ordersn ?? '' });
  expect(order).toMatchObject({ paytype: PayType.freeTest, orderstatus: OrderStatus.paid, total: 0 });
  expect([stockOf(world, goods), await placesLeft()]).toEqual([before.stock - 1, before.left - 1]);
});

test('refuses applications after the deadline and without free places', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  expect(await refusalOf(client.applyForFreeTest({ ...draft, goods_id: 2151 }))).toBe('freeTestNotOffered');
  expect(await refusalOf(client.applyForFreeTest({ ...draft, goods_id: 2021 }))).toBe('freeTestClosed');
  const { msg } = await client.getGoods({ id: goods_id });
  shop.world('default').clock.set(((msg.free_test?.closes_at ?? 0) + 1) * 1_000);
  expect(await refusalOf(client.applyForFreeTest(draft))).toBe('freeTestClosed');
});

test('the last place goes to one of two applicants', async () => {
  const shop = createShop({ scenarios: 'freetest.open' });
  const world = shop.world('default');
  const goods = { ...draft, goods_id: 2041 };
  const ada = await visitAsCustomer(shop);
  const noor = visit(shop);
  await noor.logIn({ email: 'new@example.com', password: 'volt-2026' });
  const applications = [await ada.applyForFreeTest(goods), await noor.applyForFreeTest(goods)];
  world.clock.advance(3 * dayMs);
  const [first, second] = applications.map(({ application }) => application.id);
  expect((await ada.getFreeTest({ id: existing(first) })).msg.dealstatus).toBe(DealStatus.approved);
  expect((await noor.getFreeTest({ id: existing(second) })).msg.dealstatus).toBe(DealStatus.rejected);
  expect(await refusalOf(noor.getFreeTest({ id: existing(first) }))).toBe('applicationNotFound');
});

test('[DET-04] an approval waits until the shop has an address', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const world = shop.world('default');
  const noor = visit(shop, { token: startingTokens.new });
  const { application } = await noor.applyForFreeTest({ ...draft, email: 'new@example.com' });
  world.clock.advance(3 * dayMs);
  const { msg: pendingApplication } = await noor.getFreeTest({ id: application.id });
  expect(application.needs_address).toBe(Flag.no);
  expect(pendingApplication).toMatchObject({
    dealstatus: DealStatus.underReview,
    needs_address: Flag.yes,
    ordersn: null,
  });
  expect(pendingApplication.answer).toContain('Save your address');
  await noor.saveAddress({ address: harbourAddress });
  const { msg } = await noor.getFreeTest({ id: application.id });
  expect(msg.dealstatus).toBe(DealStatus.approved);
  expect((await noor.getOrder({ ordersn: msg.ordersn ?? '' })).msg.address).toEqual(harbourAddress);
});

test.each([
  ['freetest.approved', DealStatus.approved],
  ['freetest.rejected', DealStatus.rejected],
  ['freetest.review', DealStatus.underReview],
])('%s decides about the newest application', async (scenarios, status) => {
  const client = await visitAsCustomer(createShop({ scenarios }));
  const { msg } = await client.listFreeTests();
  expect(msg[0]?.dealstatus).toBe(status);
  expect(msg[0]?.ordersn === null).toBe(status !== DealStatus.approved);
});
