import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { addOrder } from '../scenarios/order-making.ts';
import { createShop } from '../shop.ts';
import { refusalOf, visit } from '../testing/visitor.ts';
import { demoCustomer } from './customers.ts';

const { email } = demoCustomer;
const day = 86_400_000;

test('[BEY-07] a withdrawal needs number and email, no login and no reason, and gives a receipt with its time', async () => {
  const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
  const world = shop.world('default');
  const guest = visit(shop);
  const { ordersn, totals } = addOrder(world, 'received');
  const found = (await guest.findWithdrawableOrder({ ordersn, email: 'ADA@example.com' })).msg;
  expect(found).toMatchObject({ ordersn, refundable: totals.total / 100 });
  const { receipt } = await guest.withdrawOrder({ ordersn, email });
  expect(receipt).toMatchObject({ ordersn, email, time: world.clock.seconds() });
  expect(world.state.orders.get(ordersn)?.status).toBe(OrderStatus.refundRequested);
  world.clock.advance(day);
  expect((await guest.withdrawOrder({ ordersn, email })).receipt).toEqual(receipt);
});

test('[BEY-07] only markets that offer it have it', async () => {
  const offered = async (scenarios: string, region: string) => {
    const shop = createShop({ scenarios: `orders.empty,${scenarios}` });
    const world = shop.world('default');
    const added = addOrder(world, 'paid');
    world.state.orders.set(added.ordersn, { ...added, address: { ...added.address, region } });
    return refusalOf(visit(shop).withdrawOrder({ ordersn: added.ordersn, email }));
  };
  expect(await offered('withdrawal.europe', 'DE')).toBe('answered');
  expect(await offered('withdrawal.europe', 'US')).toBe('withdrawalNotOffered');
  expect(await offered('withdrawal.nowhere', 'DE')).toBe('withdrawalNotOffered');
  expect(await offered('withdrawal.everywhere', 'US')).toBe('answered');
});

test('[BEY-07] it ends 14 days after delivery, and there is none of what was never paid or is over', async () => {
  const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
  const world = shop.world('default');
  const guest = visit(shop);
  const outcome = (ordersn: string) => refusalOf(guest.findWithdrawableOrder({ ordersn, email }));
  for (const status of ['unpaid', 'pending', 'cancelled', 'refunded', 'refundRequested'] as const) {
    expect(await outcome(addOrder(world, status).ordersn)).toBe('withdrawalNotPossible');
  }
  const { ordersn } = addOrder(world, 'received');
  const { until } = (await guest.findWithdrawableOrder({ ordersn, email })).msg;
  world.clock.set((until ?? 0) * 1_000);
  expect(await outcome(ordersn)).toBe('answered');
  world.clock.advance(1_000);
  expect(await outcome(ordersn)).toBe('withdrawalNotPossible');
});

test('[SUP-01] an order is tracked by number and email together; nobody learns which was wrong', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const world = shop.world('default');
  const guest = visit(shop);
  const { ordersn, address } = addOrder(world, 'shipped');
  const { msg } = await guest.findOrder({ ordersn, email });
  expect(msg).toMatchObject({ ordersn, is_over: 0, destination: `${address.city}, ${address.region}` });
  expect(JSON.stringify(msg)).not.toContain(address.address);
  expect(JSON.stringify(msg)).not.toContain(address.phone);
  expect(await refusalOf(guest.findOrder({ ordersn, email: 'new@example.com' }))).toBe('orderNotFound');
  expect(await refusalOf(guest.findOrder({ ordersn: 'SG20990101000001', email }))).toBe('orderNotFound');
  const deleted = addOrder(world, 'deleted').ordersn;
  expect(await refusalOf(guest.findOrder({ ordersn: deleted, email }))).toBe('orderNotFound');
  expect((await guest.findOrder({ ordersn: addOrder(world, 'complete').ordersn, email })).msg.is_over).toBe(
    1,
  );
});
