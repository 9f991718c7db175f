import type { ShopClient } from '@signal-shop/sdk';
import type { Shopper } from '../support/shop-test.ts';

/** The purchase in the shop's own accounts. */
export async function receiptOf({ mock }: Pick<Shopper, 'mock'>, client: ShopClient, ordersBefore: number) {
  const { total, msg } = await client.listOrders();
  const ordersn = msg[0]?.ordersn ?? '';
  const { msg: order } = await client.getOrder({ ordersn });
  const charges = await mock.charges();
  const cents = charges.map((charge) => (charge.ordersn === ordersn ? charge.money_cents : Number.NaN));
  return {
    city: order.address.city,
    orders: total - ordersBefore,
    pieces: order.lines.reduce((sum, line) => sum + line.goodsnumber, 0),
    left: (await client.getCart()).number,
    charges: cents.length === 1 && cents[0] === Math.round(order.total * 100) ? 'its total' : cents,
  };
}
