import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { addOrder } from '../../scenarios/orders/order-fixtures.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { order, pay, refusalOf, uploadPicture, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { startingTokens } from '../account/customers.ts';

test('[BEY-06] canceling stores the reason and refunds the payment', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'cart.one' }));
  const ordersn = await order(client);
  await pay(client, ordersn);
  const { total } = (await client.getOrder({ ordersn })).msg;
  const answer = await client.cancelOrder({ ordersn, reason: 'foundCheaper', note: 'Elsewhere.' });
  expect(answer).toMatchObject({ orderstatus: OrderStatus.cancelled, refunded: total });
  expect((await client.getOrder({ ordersn })).msg).toMatchObject({
    cancellation: { reason: 'foundCheaper', note: 'Elsewhere.' },
    refunded: total,
    allowed_actions: ['delete'],
  });
  expect(await refusalOf(client.cancelOrder({ ordersn, reason: 'other' }))).toBe('orderNotCancellable');
  expect(await refusalOf(client.checkoutOrder({ ordersn, payment_token: 'test_success' }))).toBe(
    'orderAlreadyPaid',
  );
});

test('[BEY-06] an open charge captures no money after its order was canceled', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  const { charge_id } = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
  await client.cancelOrder({ ordersn, reason: 'changedMind' });
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe('paymentFailed');
  expect(shop.world('default').charges()).toEqual([]);
});

test('[USER-05] the receipt of a parcel is confirmed after shipping, and once', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const confirm = ({ ordersn }: { readonly ordersn: string }) => client.confirmReceived({ ordersn });
  expect(await refusalOf(confirm(addOrder(world, 'paid')))).toBe('orderNotShipped');
  const shippedOrder = addOrder(world, 'shipped');
  expect(await confirm(shippedOrder)).toMatchObject({ orderstatus: OrderStatus.received });
  expect(await refusalOf(confirm(shippedOrder))).toBe('orderNotShipped');
  const { msg } = await client.getOrder({ ordersn: shippedOrder.ordersn });
  expect(msg.timeline.find(({ orderstatus }) => orderstatus === OrderStatus.received)?.time).toBe(
    world.clock.seconds(),
  );
});

test('[USER-05] a deleted order is in no list, and an open order cannot be deleted', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const { ordersn } = addOrder(world, 'cancelled');
  await client.deleteOrder({ ordersn });
  expect((await client.listOrders()).total).toBe(0);
  for (const status of ['unpaid', 'pending', 'paid', 'shipped', 'refundRequested'] as const) {
    const going = addOrder(world, status).ordersn;
    expect(await refusalOf(client.deleteOrder({ ordersn: going }))).toBe('orderNotDeletable');
  }
});

test('[T20] a customer cannot change another customer’s order', async () => {
  const shop = createShop({ scenarios: 'orders.empty,auth.new' });
  const otherCustomer = visit(shop, { token: startingTokens.new });
  const world = shop.world('default');
  const { ordersn } = addOrder(world, 'shipped');
  const cancelled = addOrder(world, 'cancelled').ordersn;
  const calls = [
    otherCustomer.cancelOrder({ ordersn, reason: 'other' }),
    otherCustomer.confirmReceived({ ordersn }),
    otherCustomer.deleteOrder({ ordersn: cancelled }),
  ];
  expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'orderNotFound'));
});

test('[USER-04] finds orders by part of their number and by words in names of goods', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const client = await visitAsCustomer(shop, { locale: 'de' });
  const find = async (keyword: string) => {
    const { msg, total } = await client.listOrders({ keyword });
    expect(total).toBe(msg.length);
    return msg.map(({ ordersn }) => ordersn);
  };
  expect(await find('000027')).toEqual(['SG20260111000027']);
  expect(await find(' sg20260111000027 ')).toEqual(['SG20260111000027']);
  const { name, model } = existing(world.shop.goods.get(2021));
  expect(await find(name.de.toUpperCase())).toContain('SG20260111000027');
  expect(await find(model)).toContain('SG20260111000027');
  expect(await find('a word of no goods')).toEqual([]);
  const { counts } = await client.listOrders({ keyword: '000027' });
  expect(counts).toMatchObject({ orders: 1, shipped: 1, unpaid: 0 });
});

test('[BEY-06] an order offers only actions that one of its lines allows', async () => {
  const client = await visitAsCustomer(createShop());
  const receivedLine = { ordersn: 'SG20260102000019', line_id: 1 };
  const offeredActions = async () =>
    (await client.getOrder({ ordersn: receivedLine.ordersn })).msg.allowed_actions;
  expect(await offeredActions()).toEqual(
    expect.arrayContaining(['review', 'afterSales', 'registerWarranty']),
  );
  await client.storeReview({ ...receivedLine, stars: 5, content: 'Fine.' });
  await client.registerWarranty(receivedLine);
  expect(await offeredActions()).toEqual(['afterSales', 'track']);
  const credentials = [await uploadPicture(client)];
  await client.requestAfterSales({
    ...receivedLine,
    kind: 'exchange',
    goodsnumber: 1,
    reason: 'defective',
    problem: 'It clicks twice.',
    credentials,
    contacted: 1,
  });
  expect(await offeredActions()).toEqual(['track']);
});

test('[BEY-07] a withdrawal is listed among the account’s requests, with its refund pending', async () => {
  const shop = createShop({ scenarios: 'withdrawal.everywhere' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const ordersn = 'SG20260111000027';
  const customer = existing([...world.state.customers.values()][0]);
  await visit(shop).withdrawOrder({ ordersn, email: customer.email });
  const { msg } = await client.listAfterSales({ ordersn });
  expect(msg[0]).toMatchObject({ kind: 'refund', reason: 'withdrawal', status: 'requested' });
});

test('[BEY-06] each line lists its actions: reviewed and returned lines are left out', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const client = await visitAsCustomer(shop);
  const { ordersn } = addOrder(shop.world('default'), 'received');
  const linesOf = async () => (await client.getOrder({ ordersn })).msg.lines;
  const lines = await linesOf();
  const first = existing(lines[0]);
  const second = existing(lines[1]);
  expect(first.allowed_actions).toEqual(['review', 'afterSales', 'registerWarranty']);
  await client.storeReview({ ordersn, line_id: first.id, stars: 5, content: 'Good.' });
  await client.registerWarranty({ ordersn, line_id: first.id });
  expect((await linesOf()).map(({ allowed_actions }) => allowed_actions)).toEqual([
    ['afterSales'],
    second.allowed_actions,
  ]);
});
