import { ChargeStatus, OrderStatus, ResponseCode } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { enterShop, findGoods, logIn, openCharge, order, orderOneThing } from './support/shopper.ts';

const ends = [
  ['auth.expired-1000', ResponseCode.loginRequired],
  ['auth.expired-100', ResponseCode.loginExpired],
] as const;

test.each(ends)(
  '[AUTH-04] [T07] a session that ends between cart and order (%s) loses nothing',
  async (scenario, code) => {
    const shopper = enterShop();
    const [id = 0] = await findGoods(shopper);
    await logIn(shopper);
    await shopper.shop.addCartItem({ id, goods_number: 2 });
    shopper.turn(scenario);
    await expect(order(shopper)).rejects.toMatchObject({ kind: 'session', code });
    expect(await shopper.shop.session.token()).toBeUndefined();
    await logIn(shopper);
    expect((await shopper.shop.getCart()).number).toBe(2);
    expect(await order(shopper)).toMatch(/^SG\d{14}$/);
  },
);

test.each(ends)(
  '[AUTH-04 PAY-02] [T07] a session that ends before the payment (%s) preserves the order, which is paid once afterwards',
  async (scenario, code) => {
    const shopper = enterShop();
    const { shop, world } = shopper;
    const ordersn = await orderOneThing(shopper);
    const charge = await openCharge(shopper, ordersn);
    shopper.turn(scenario);
    await expect(shop.confirmCharge(charge)).rejects.toMatchObject({ kind: 'session', code });
    expect(world.charges()).toEqual([]);
    await logIn(shopper);
    expect(await shop.verifyOrder({ ordersn })).toMatchObject({ charge_status: ChargeStatus.ready });
    await shop.confirmCharge(charge);
    expect((await shop.getOrder({ ordersn })).msg.orderstatus).toBe(OrderStatus.paid);
    expect(world.charges()).toHaveLength(1);
  },
);

test('[AUTH-04] [T05] a session that ended during thirteen concurrent calls is reported once', async () => {
  const shopper = enterShop();
  await logIn(shopper);
  shopper.turn('auth.expired-100');
  const calls = Array.from({ length: 13 }, () => shopper.shop.listOrders().safe());
  for (const outcome of await Promise.all(calls)) {
    expect(outcome).toMatchObject({ status: 'failed', error: { kind: 'session' } });
  }
  expect(shopper.ends).toEqual([
    { code: ResponseCode.loginExpired, message: 'Your session has expired. Please log in again.' },
  ]);
});

test('[AUTH-04] a token that every response renews lasts for a whole purchase', async () => {
  const shopper = enterShop('auth.rotated');
  const { shop } = shopper;
  const ordersn = await orderOneThing(shopper);
  const tokens = [await shop.session.token()];
  const charge = await openCharge(shopper, ordersn);
  tokens.push(await shop.session.token());
  await shop.confirmCharge(charge);
  tokens.push(await shop.session.token());
  expect(new Set(tokens).size).toBe(3);
  expect(shopper.ends).toEqual([]);
});

test('[AUTH-01] after logout the account is closed and the shop is open', async () => {
  const shopper = enterShop();
  await logIn(shopper);
  shopper.shop.session.clear();
  expect(await shopper.shop.listOrders().safe()).toMatchObject({
    error: { kind: 'session', code: ResponseCode.loginRequired },
  });
  expect((await findGoods(shopper)).length).toBe(1);
});
