import { OrderStatus } from '@signal-shop/sdk/contract';
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing, plainOne } from '../../testing/goods.ts';
import {
  harbourAddress,
  harbourAddressPlace,
  order,
  pay,
  refusalOf,
  visit,
  visitAsCustomer,
} from '../../testing/visitor.ts';
import { startingTokens } from '../account/customers.ts';
import { applyTransition } from '../orders/apply-transition.ts';

const headsetCoupon = 2;
const seasonCoupon = 1;
const spentCoupon = 2;
const staleCoupon = 3;
const cheapMouse = 2011;

test('[USER-03] a coupon is claimed once, and listed among the unused ones', async () => {
  const client = await visitAsCustomer(createShop());
  const before = await client.listCoupons({ state: 'unused' });
  const { coupon } = await client.takeCoupon({ id: headsetCoupon });
  expect(coupon).toMatchObject({ state: 'unused', kind: 2, value: 5, minimum_pay: 50, ordersn: null });
  const after = await client.listCoupons({ state: 'unused' });
  expect(after.total).toBe(before.total + 1);
  expect(after.msg[0]?.id).toBe(coupon.id);
  expect(await refusalOf(client.takeCoupon({ id: headsetCoupon }))).toBe('couponAlreadyTaken');
});

test('[USER-03] the lists of coupons add up, and a coupon expires with the clock', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const { counts } = await client.listCoupons({});
  expect(counts).toEqual({ all: 3, unused: 1, used: 1, stale: 1 });
  shop.world('default').clock.advance(29 * dayMs);
  expect((await client.listCoupons({})).counts).toMatchObject({ unused: 0, stale: 2 });
  expect((await client.listCoupons({ state: 'stale', page: 2, page_size: 1 })).msg).toHaveLength(1);
});

test('[DET-01] goods offer the coupons of their kind, and mark the claimed ones', async () => {
  const shop = createShop();
  const { goodsId, kind } = plainOne(shop.world('default'));
  const [offer] = (await visit(shop).listGoodsCoupons({ id: goodsId })).msg;
  expect(offer).toMatchObject({ scope: kind, taken: 0, available: 1 });
  const client = await visitAsCustomer(shop);
  await client.takeCoupon({ id: offer?.id ?? 0 });
  expect((await client.listGoodsCoupons({ id: goodsId })).msg[0]).toMatchObject({ taken: 1, available: 0 });
});

test('[PAY-01] a coupon is deducted after the reduction and before the tax, as a separate amount', async () => {
  const shop = createShop({ scenarios: 'cart.tier-120' });
  const client = await visitAsCustomer(shop);
  const quoteWithoutCoupon = await client.getOrderTax(harbourAddressPlace);
  const quoteWithCoupon = await client.getOrderTax({ ...harbourAddressPlace, coupon_id: seasonCoupon });
  expect(quoteWithCoupon).toMatchObject({
    subtotal: quoteWithoutCoupon.subtotal,
    reduction: quoteWithoutCoupon.reduction,
    coupon: 15,
  });
  const goods = quoteWithCoupon.subtotal - quoteWithCoupon.reduction - quoteWithCoupon.coupon;
  expect(quoteWithCoupon.tax).toBeCloseTo(goods * 0.065, 2);
  expect(quoteWithCoupon.total).toBeCloseTo(goods + quoteWithCoupon.tax, 2);
});

test('[PAY-01] an order at the quoted total uses the coupon, and canceling it returns the coupon', async () => {
  const shop = createShop({ scenarios: 'cart.tier-120' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const quoteRequest = { ...harbourAddressPlace, coupon_id: seasonCoupon };
  const { total } = await client.getOrderTax(quoteRequest);
  const request = { address: harbourAddress, note: '', coupon_id: seasonCoupon };
  expect(await refusalOf(client.placeOrder({ ...request, expected_total: total + 15 }))).toBe('priceChanged');
  const { ordersn } = await client.placeOrder({ ...request, expected_total: total });
  expect((await client.getOrder({ ordersn })).msg).toMatchObject({ coupon: 15, total });
  const [usedCoupon] = (await client.listCoupons({ state: 'used' })).msg;
  expect(usedCoupon).toMatchObject({ id: seasonCoupon, ordersn });
  applyTransition(world, existing(world.state.orders.get(ordersn)), 'cancel');
  const { msg: unused } = await client.listCoupons({ state: 'unused' });
  expect(unused.map(({ id }) => id)).toContain(seasonCoupon);
});

test('[USER-03] an unpaid order that expires returns its coupon', async () => {
  const shop = createShop({ scenarios: 'cart.tier-120' });
  const client = await visitAsCustomer(shop);
  const { total } = await client.getOrderTax({ ...harbourAddressPlace, coupon_id: seasonCoupon });
  const request = { address: harbourAddress, note: '', coupon_id: seasonCoupon };
  const { ordersn } = await client.placeOrder({ ...request, expected_total: total });
  shop.world('default').clock.advance(dayMs + 1_000);
  expect((await client.getOrder({ ordersn })).msg.orderstatus).toBe(OrderStatus.cancelled);
  const { msg: unused } = await client.listCoupons({ state: 'unused' });
  expect(unused.map(({ id }) => id)).toContain(seasonCoupon);
});

test('[PAY-01] [P15] a typed code works once per customer, in lower case too', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const client = visit(shop, { token: startingTokens.new });
  const { goodsId } = plainOne(shop.world('default'));
  const quoteRequest = { ...harbourAddressPlace, coupon_code: ' welcome10 ' };
  await client.addCartItem({ id: goodsId, goods_number: 1 });
  const { subtotal, coupon, total } = await client.getOrderTax(quoteRequest);
  expect(coupon).toBeCloseTo(subtotal * 0.1, 1);
  await client.placeOrder({
    address: harbourAddress,
    note: '',
    expected_total: total,
    coupon_code: 'WELCOME10',
  });
  await client.addCartItem({ id: goodsId, goods_number: 1 });
  expect(await refusalOf(client.getOrderTax(quoteRequest))).toBe('couponUsed');
});

test('[PAY-01] an unusable coupon is refused with its reason, and the cart does not change', async () => {
  const client = await visitAsCustomer(createShop());
  await client.addCartItem({ id: cheapMouse, goods_number: 1 });
  const tax = (more: object) => refusalOf(client.getOrderTax({ ...harbourAddressPlace, ...more }));
  expect(await tax({ coupon_code: 'EXPIRED10' })).toBe('couponExpired');
  expect(await tax({ coupon_code: 'used10' })).toBe('couponUsed');
  expect(await tax({ coupon_code: 'BROKEN10' })).toBe('couponFailed');
  expect(await tax({ coupon_code: 'PIRATES' })).toBe('couponNotFound');
  expect(await tax({ coupon_id: spentCoupon })).toBe('couponUsed');
  expect(await tax({ coupon_id: staleCoupon })).toBe('couponExpired');
  expect(await tax({ coupon_id: 9_999 })).toBe('couponNotFound');
  expect(await tax({ coupon_code: 'SEASON15' })).toBe('couponNotApplicable');
  expect((await client.getCart()).number).toBe(1);
});

test('[PAY-01] the welcome coupon is for the first order only', async () => {
  const shop = createShop({ scenarios: 'auth.new,pay.success' });
  const client = visit(shop, { token: startingTokens.new });
  const { goodsId } = plainOne(shop.world('default'));
  await client.addCartItem({ id: goodsId, goods_number: 1 });
  await pay(client, await order(client));
  await client.addCartItem({ id: goodsId, goods_number: 1 });
  const call = client.getOrderTax({ ...harbourAddressPlace, coupon_code: 'WELCOME10' });
  expect(await refusalOf(call)).toBe('couponNotApplicable');
});

test('[PAY-01] refuses the coupon of another customer', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const client = visit(shop, { token: startingTokens.new });
  await client.addCartItem({ id: plainOne(shop.world('default')).goodsId, goods_number: 1 });
  const call = client.getOrderTax({ ...harbourAddressPlace, coupon_id: seasonCoupon });
  expect(await refusalOf(call)).toBe('couponNotFound');
});
