import { PayType } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { pay, visitAsCustomer } from '../../testing/visitor.ts';

async function newestOrder(scenarios: string) {
  const client = await visitAsCustomer(createShop({ scenarios }));
  const [newest] = (await client.listOrders({ state: 'orders' })).msg;
  const { ordersn } = existing(newest);
  return { client, ordersn, order: (await client.getOrder({ ordersn })).msg };
}

test('[PAY-02] a free test costs nothing, in its total and in each line', async () => {
  const { order } = await newestOrder(`paytype.${PayType.freeTest}`);
  expect(order).toMatchObject({ paytype: PayType.freeTest, subtotal: 0, tax: 0, total: 0, money: 0 });
  for (const { price, points } of order.lines) expect([price, points]).toEqual([0, 0]);
});

test('[PAY-02] an order is for points or for money: its lines have the same kind of price', async () => {
  const { order } = await newestOrder(`paytype.${PayType.points}`);
  const worth = order.lines.reduce((sum, { points, goodsnumber }) => sum + points * goodsnumber, 0);
  expect([order.total, worth]).toEqual([0, order.points]);
  for (const { price } of order.lines) expect(price).toBe(0);
  const forMoney = await newestOrder(`paytype.${PayType.unpaid}`);
  await pay(forMoney.client, forMoney.ordersn);
  const { lines } = (await forMoney.client.getOrder({ ordersn: forMoney.ordersn })).msg;
  for (const { price, points } of lines) expect([price > 0, points]).toEqual([true, 0]);
});
