import { CartType, ChargeStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { toCents } from '@signal-shop/sdk/rules/price';
import { expect, test } from 'vitest';
import { enterShop, entriesOf, findGoods, logIn, openCharge, order } from './support/shopper.ts';

test('[CART-08 PAY-01 PAY-02 USER-04] a guest fills a cart, logs in, orders, pays, and the order is shown as paid', async () => {
  const shopper = enterShop('flash.closed');
  const { shop, world } = shopper;
  const goods = await findGoods(shopper, 3);
  const asGuest = await shop.getCart({ items: entriesOf(goods) });
  expect(asGuest.number).toBe(3);

  await logIn(shopper);
  expect(await shop.joinCart({ items: entriesOf(goods) })).toMatchObject({ number: 3, skipped: [] });
  const cart = await shop.getCart();
  expect(cart.msg.map(({ goods_id }) => goods_id)).toEqual(goods);
  expect({ pay: cart.pay, total: cart.total }).toEqual({ pay: asGuest.pay, total: asGuest.total });

  await shop.checkoutCart({ params: cart.msg.map(({ goods_id }) => ({ goods_id, goods_number: 2 })) });
  const cartOfTwo = await shop.getCart();
  expect(toCents(cartOfTwo.pay)).toBe(2 * toCents(cart.pay));

  const ordersn = await order(shopper);
  expect((await shop.getCart()).number).toBe(0);
  const payable = await shop.getOrderData({ ordersn });
  expect(payable.msg).toMatchObject({ orderstatus: OrderStatus.unpaid, paytype: PayType.unpaid });
  expect(payable.msg.subtotal).toBe(cartOfTwo.pay);

  const confirmation = await shop.confirmCharge(await openCharge(shopper, ordersn));
  expect(confirmation).toMatchObject({
    charge_status: ChargeStatus.succeeded,
    orderstatus: OrderStatus.paid,
  });
  const { msg } = await shop.getOrder({ ordersn });
  expect(msg).toMatchObject({ orderstatus: OrderStatus.paid, paytype: PayType.card });
  expect(msg.allowed_actions).not.toContain('pay');
  expect(world.charges()).toMatchObject([{ ordersn, money_cents: toCents(msg.total) }]);
  expect((await shop.listOrders({ state: 'paid' })).msg[0]?.ordersn).toBe(ordersn);
});

test('[CART-09] buy now orders one item and leaves the cart unchanged', async () => {
  const shopper = enterShop();
  const { shop } = shopper;
  const [first = 0, second = 0] = await findGoods(shopper, 2);
  await logIn(shopper);
  await shop.addCartItem({ id: first, goods_number: 2 });
  await shop.buyNow({ id: second, goods_number: 1, type: CartType.buyNow });
  const ordersn = await order(shopper, CartType.buyNow);
  const { msg } = await shop.getOrder({ ordersn });
  expect(msg.lines.map(({ goods_id, goodsnumber }) => [goods_id, goodsnumber])).toEqual([[second, 1]]);
  expect((await shop.getCart({ cartype: CartType.buyNow })).number).toBe(0);
  expect((await shop.getCart()).msg.map(({ goods_id }) => goods_id)).toEqual([first]);
});

test('[CART-09 CART-08] the buy-now item of a guest survives the login', async () => {
  const shopper = enterShop();
  const { shop } = shopper;
  const [id = 0] = await findGoods(shopper);
  const item = { id, goods_number: 1, type: CartType.buyNow } as const;
  await shop.buyNow(item);
  expect((await shop.getCart({ cartype: CartType.buyNow, items: [item] })).number).toBe(1);
  await logIn(shopper);
  await shop.joinCart({ items: [item] });
  const { msg } = await shop.getOrder({ ordersn: await order(shopper, CartType.buyNow) });
  expect(msg.lines.map(({ goods_id }) => goods_id)).toEqual([id]);
});

test('[CART-08] merging a guest cart twice, or again after a lost response, adds nothing twice', async () => {
  const shopper = enterShop();
  const { shop, world } = shopper;
  const items = entriesOf(await findGoods(shopper, 2));
  await logIn(shopper);
  world.state.faults.push({ operationId: 'joinCart', kind: 'answer-lost', times: 1 });
  expect(await shop.joinCart({ items }).safe()).toMatchObject({ error: { outcome: 'unknown' } });
  await shop.joinCart({ items });
  expect((await shop.getCart()).number).toBe(2);
});

test('[PAY-01] a price increase during checkout stops the order, preserves the cart, and requires a confirmation', async () => {
  const shopper = enterShop('cart.one,cart.price-changed,flash.closed');
  const { shop } = shopper;
  await logIn(shopper);
  await expect(order(shopper)).rejects.toMatchObject({ kind: 'refused', outcome: 'answered' });
  expect((await shop.getCart()).number).toBe(1);
  expect(await order(shopper)).toMatch(/^SG\d{14}$/);
});

test('[PAY-01] goods that sold out between cart and order are refused, and there is no order', async () => {
  const shopper = enterShop('cart.one');
  const { shop, turn } = shopper;
  await logIn(shopper);
  const before = await shop.listOrders();
  turn('stock.out');
  await expect(order(shopper)).rejects.toMatchObject({
    serverMessage: 'The item is out of stock now!',
  });
  expect((await shop.listOrders()).total).toBe(before.total);
  expect((await shop.getCart()).number).toBe(1);
});

test('[FLASH-03] a flash sale that ends while its item is in the cart restores the usual price', async () => {
  const shopper = enterShop('flash.closes-10s');
  const { shop, world } = shopper;
  const { msg: lists } = await shop.getFlashSale();
  const item = lists[0]?.goods.find(({ seckill_count }) => seckill_count > 0);
  await logIn(shopper);
  await shop.addCartItem({ id: item?.id ?? 0, goods_number: 1 });
  expect((await shop.getCart()).msg[0]?.price).toBe(item?.seckill_price);
  const { total: agreed } = await shop.getOrderTax({ region: 'DE', state: 'Bayern', postal_code: '80331' });
  world.clock.advance(10_000);
  expect((await shop.getCart()).msg[0]?.price).toBe(item?.goods_price);
  expect(
    (await shop.getOrderTax({ region: 'DE', state: 'Bayern', postal_code: '80331' })).total,
  ).toBeGreaterThan(agreed);
});
