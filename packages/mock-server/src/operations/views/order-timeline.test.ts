import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { visitAsCustomer } from '../../testing/visitor.ts';

test('a very long history fits the contract: its start, and its latest steps', async () => {
  const shop = createShop({ scenarios: 'order.shipped' });
  const client = await visitAsCustomer(shop);
  const order = existing([...shop.world('default').state.orders.values()].at(-1));
  const { time } = existing(order.events.at(-1));
  for (let later = 1; later <= 40; later += 1)
    order.events.push({ status: OrderStatus.shipped, time: time + later });
  const { timeline } = (await client.getOrder({ ordersn: order.ordersn })).msg;
  expect(timeline).toHaveLength(30);
  expect(timeline[0]?.time).toBe(order.events[0]?.time);
  const past = timeline.filter((step) => step.time !== null);
  expect(past.length).toBeLessThan(timeline.length);
  expect(past.at(-1)?.time).toBe(time + 40);
});
