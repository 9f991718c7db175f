import { PayType } from '@signal-shop/sdk/contract';
import { toCents } from '@signal-shop/sdk/rules/price';
import { expect, test } from 'vitest';
import { addOrder } from '../../scenarios/orders/order-fixtures.ts';
import { createShop } from '../../shop.ts';
import { visitAsCustomer } from '../../testing/visitor.ts';

test.each([
  ['unpaid', 'card', PayType.unpaid],
  ['received', 'card', PayType.card],
  ['received', 'points', PayType.points],
  ['received', 'freeTest', PayType.freeTest],
] as const)(
  '[USER-04] [USER-05] an order that is %s, paid by %s, has the same total in the list, in its details and on its invoice',
  async (status, payType, paytype) => {
    const shop = createShop({ scenarios: 'orders.empty' });
    const paymentType = status === 'unpaid' ? 'unpaid' : payType;
    const { ordersn } = addOrder(shop.world('default'), status, 0, paymentType);
    const client = await visitAsCustomer(shop);
    const [orderSummary] = (await client.listOrders({})).msg;
    const { msg: order } = await client.getOrder({ ordersn });
    expect(orderSummary).toMatchObject({ ordersn, paytype });
    expect(orderSummary?.money).toBe(paytype === PayType.points ? order.points : order.total);
    const inMoney = paytype === PayType.card || paytype === PayType.unpaid;
    expect(order.total > 0).toBe(inMoney);
    expect(order.points > 0).toBe(paytype === PayType.points);
    const cents = (amount: number) => toCents(amount);
    expect(cents(order.total)).toBe(
      cents(order.subtotal) -
        cents(order.reduction) -
        cents(order.coupon) +
        cents(order.shipping) +
        cents(order.tax),
    );
    const goods = order.lines.map(({ price, goodsnumber }) => cents(price) * goodsnumber);
    expect(goods.reduce((sum, one) => sum + one, 0)).toBe(cents(order.subtotal));
  },
);

test('[REV-02] registering an order paid in points earns none', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const { ordersn } = addOrder(shop.world('default'), 'received', 0, 'points');
  const client = await visitAsCustomer(shop);
  const { registration } = await client.registerProduct({ ordersn, name: 'Ada', email: 'ada@example.com' });
  expect(registration.points).toBe(0);
});
