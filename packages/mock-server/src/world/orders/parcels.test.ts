import { dayMs, daySeconds, hourMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { addOrder } from '../../scenarios/orders/order-fixtures.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { applyTransition } from './apply-transition.ts';
import { sendParcel } from './parcels.ts';

function shipOne(scenarios = 'orders.empty') {
  const shop = createShop({ scenarios });
  const world = shop.world('default');
  const order = addOrder(world, 'paid');
  applyTransition(world, order, 'ship');
  const tracking_number = existing(order.logistics ?? undefined).trackingNumber;
  return { shop, world, order, tracking_number, client: visit(shop) };
}

test('[USER-05] a parcel moves with the clock until its delivery, and events are never removed', async () => {
  const { world, client, tracking_number } = shipOne();
  const states: string[] = [];
  for (let step = 0; step <= 28; step += 1) {
    const { msg } = await client.trackParcel({ tracking_number });
    expect(msg.events.length).toBeGreaterThanOrEqual(states.length);
    expect(msg.events.map(({ time }) => time)).toEqual(
      msg.events.map(({ time }) => time).sort((one, other) => other - one),
    );
    states.splice(0, states.length, ...msg.events.map(({ note }) => note));
    expect(msg.expected_at === null).toBe(msg.parcel_state !== 'moving');
    world.clock.advance(6 * hourMs);
  }
  expect(states[0]).toBe('Delivered');
  expect(states).toHaveLength(6);
});

test('[USER-05] a parcel is never delivered after its order was received', async () => {
  const { world, client, order, tracking_number } = shipOne();
  world.clock.advance(hourMs);
  applyTransition(world, order, 'confirmReceived');
  const { msg } = await client.trackParcel({ tracking_number });
  expect(msg.parcel_state).toBe('delivered');
  expect(msg.events[0]?.time).toBe(world.clock.seconds());
});

test.each([
  ['US', 'standard', 0],
  ['US', 'express', 0],
  ['US', 'express', 1],
  ['DE', 'standard', 1],
  ['JP', 'standard', 2],
] as const)(
  '[BEY-69] a parcel to %s, %s, shipped after %i days, is delivered on one of the expected days of its order',
  async (region, deliveryWay, days) => {
    const shop = createShop({ scenarios: 'orders.empty' });
    const world = shop.world('default');
    const { address } = addOrder(world, 'received');
    const order = addOrder(world, 'paid', 0, 'card', { ...address, region });
    world.state.orders.set(order.ordersn, { ...order, deliveryWay });
    world.clock.advance(days * dayMs);
    applyTransition(world, existing(world.state.orders.get(order.ordersn)), 'ship');
    const client = await visitAsCustomer(shop);
    const { earliest, latest } = existing(
      (await client.getOrder({ ordersn: order.ordersn })).msg.arrival ?? undefined,
    );
    world.clock.advance(30 * dayMs);
    const { tracking_number } = existing(
      (await client.getOrder({ ordersn: order.ordersn })).msg.logistics ?? undefined,
    );
    const { parcel_state, events } = (await client.trackParcel({ tracking_number })).msg;
    expect(parcel_state).toBe('delivered');
    expect(events[0]?.time).toBeGreaterThanOrEqual(earliest);
    expect(events[0]?.time).toBeLessThanOrEqual(latest);
  },
);

test('[BEY-69] a parcel that was shipped after the expected days is delivered a few days later', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const world = shop.world('default');
  const order = addOrder(world, 'paid');
  world.clock.advance(20 * dayMs);
  const sentAt = world.clock.seconds();
  applyTransition(world, order, 'ship');
  world.clock.advance(10 * dayMs);
  const { trackingNumber } = existing(order.logistics ?? undefined);
  const { parcel_state, events } = (await visit(shop).trackParcel({ tracking_number: trackingNumber })).msg;
  expect(parcel_state).toBe('delivered');
  expect(events[0]?.time).toBeGreaterThan(sentAt + 3 * daySeconds);
});

test.each([
  ['logistics.none', 'announced', 0],
  ['logistics.moving', 'moving', 3],
  ['logistics.delivered', 'delivered', 6],
] as const)('%s: every parcel is %s', async (scenario, state, events) => {
  const { world, client, tracking_number } = shipOne(`orders.empty,${scenario}`);
  world.clock.advance(hourMs);
  const { msg } = await client.trackParcel({ tracking_number });
  expect(msg.parcel_state).toBe(state);
  expect(msg.events).toHaveLength(events);
});

test('[USER-05] only the carrier of a parcel finds it', async () => {
  const { client, tracking_number } = shipOne();
  const ask = (carrier?: string) =>
    refusalOf(client.trackParcel({ tracking_number, ...(carrier === undefined ? {} : { carrier }) }));
  expect(await ask()).toBe('answered');
  expect(await ask('northline')).toBe('answered');
  expect(await ask('dhl')).toBe('parcelNotFound');
  expect(await refusalOf(client.trackParcel({ tracking_number: 'NL0' }))).toBe('parcelNotFound');
});

test('a return parcel can be tracked as well', async () => {
  const { world, client } = shipOne();
  sendParcel(world, {
    trackingNumber: 'BACK1',
    carrier: 'dhl',
    company: 'DHL',
    from: 'Seattle, US',
    to: 'Reno, US',
  });
  world.clock.advance(96 * hourMs);
  const { msg } = await client.trackParcel({ tracking_number: 'back1', carrier: 'dhl' });
  expect(msg).toMatchObject({ company: 'DHL', parcel_state: 'delivered' });
  expect(msg.events[0]?.place).toBe('Reno, US');
});

test('a return with the tracking number of another parcel does not change that parcel', async () => {
  const { world, client, tracking_number } = shipOne();
  world.clock.advance(24 * hourMs);
  const before = (await client.trackParcel({ tracking_number })).msg;
  sendParcel(world, {
    trackingNumber: tracking_number,
    carrier: 'dhl',
    company: 'DHL',
    from: 'Seattle, US',
    to: 'Reno, US',
  });
  expect((await client.trackParcel({ tracking_number })).msg).toEqual(before);
});
