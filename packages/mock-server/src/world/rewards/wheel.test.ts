import type { ShopClient } from '@signal-shop/sdk';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { createShop } from '../../shop.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomerOf } from '../account/customers.ts';
import { remainingSpins, spinWheel } from './wheel.ts';

const address: ArgumentOf<'savePrizeAddress'> = {
  email: 'ada@example.com',
  buyer_first_name: 'Ada',
  buyer_last_name: 'Brennan',
  buyer_address: '418 Harbor View Road',
  city: 'Seattle',
  country: 'US',
  region: 'Washington',
  code: '98101',
  phone: '+1 206 555 0177',
};

async function wheelWinnings(client: ShopClient): Promise<number> {
  const { msg } = await client.listWinnings();
  return msg.filter(({ source }) => source === 'wheel').length;
}

test('[WHEEL-01] the wheel has six prizes, numbered by position', async () => {
  const { msg } = await visit(createShop()).getWheel();
  expect(msg.prizes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(msg).toMatchObject({ open: 1, chances: 0, ships_within_business_days: 2 });
});

test('[WHEEL-02] a guest sees the wheel and has to log in before a spin', async () => {
  expect(await refusalOf(visit(createShop()).spinWheel())).toBe('loginRequired');
});

test('[WHEEL-03] a won coupon is among the unused coupons', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'wheel.coupon,coupon.ok' }));
  const { data, chances } = await client.spinWheel();
  expect(data.type).toBe(1);
  expect(chances).toBe(0);
  const { msg: coupons } = await client.listCoupons({ state: 'unused' });
  const [record] = (await client.listWinnings()).msg;
  expect(coupons.map(({ id }) => id)).toEqual([record?.coupon_id]);
  expect(record).toMatchObject({ id: data.winning_id, misses_address: 0, prize: { name: data.name } });
  expect(await refusalOf(client.savePrizeAddress(address))).toBe('winningNotFound');
});

test('[WHEEL-03] a gift waits for its address, which is saved once', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'wheel.gift' }));
  const { data } = await client.spinWheel();
  expect(data.type).toBe(2);
  expect((await client.listWinnings()).msg[0]).toMatchObject({ misses_address: 1, address: null });
  const { winning } = await client.savePrizeAddress(address);
  expect(winning).toMatchObject({ misses_address: 0, address: { region: 'Washington', subcode: '' } });
  const again = client.savePrizeAddress({ ...address, winning_id: data.winning_id });
  expect(await refusalOf(again)).toBe('winningAddressKnown');
});

test.each([1, 2, 3, 4, 5, 6])('[WHEEL-03] wheel.prize-%i stops there', async (position) => {
  const client = await visitAsCustomer(createShop({ scenarios: `wheel.prize-${position}` }));
  expect((await client.spinWheel()).data.id).toBe(position);
});

test('[WHEEL-04] a chance is one spin', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  await client.spinWheel();
  expect(await refusalOf(client.spinWheel())).toBe('wheelNoChance');
  expect(await wheelWinnings(client)).toBe(1);
  expect((await client.getWheel()).msg.chances).toBe(0);
});

test('[WHEEL-04] a retry with the same idempotency key returns the same prize', async () => {
  const client = await visitAsCustomer(createShop());
  const options = { idempotencyKey: 'spin-of-ada-0001' };
  const first = await client.spinWheel(options);
  expect(await client.spinWheel(options)).toEqual(first);
  expect(await wheelWinnings(client)).toBe(1);
});

test('[WHEEL-04] a closed or busy wheel uses no chance', async () => {
  const shop = createShop({ scenarios: 'wheel.closed' });
  const client = await visitAsCustomer(shop);
  expect(await refusalOf(client.spinWheel())).toBe('wheelClosed');
  expect((await client.getWheel()).msg).toMatchObject({ open: 0, chances: 1 });
});

test.each([
  ['another country', { country: 'CA' }],
  ['a state that never was', { region: 'Atlantis' }],
])('[WHEEL-05] refuses %s, and the prize waits on', async (_case, change) => {
  const client = await visitAsCustomer(createShop({ scenarios: 'wheel.gift' }));
  await client.spinWheel();
  expect(await refusalOf(client.savePrizeAddress({ ...address, ...change }))).toBe('addressInvalid');
  expect((await client.listWinnings()).msg[0]?.misses_address).toBe(1);
});

test('[WHEEL-05] prizes can be sent to every state of the list', async () => {
  const { msg: states } = await visit(createShop()).listStates();
  expect(new Set(states.map(({ code }) => code)).size).toBe(51);
  for (const region of states.flatMap(({ code, name }) => [code, name])) {
    const client = await visitAsCustomer(createShop({ scenarios: 'wheel.gift' }));
    await client.spinWheel();
    await client.savePrizeAddress({ ...address, region });
    expect((await client.listWinnings()).msg[0]?.address?.region, region).toBe(region);
  }
});

test('[WHEEL-03] prizes are drawn with the probability of their weights', () => {
  const world = createWorld();
  const customer = demoCustomerOf(world);
  const { wheelPrizes } = world.shop.site.rewards;
  const spins = 2_000;
  world.state.wheel.chances.set(customer.id, spins);
  const winsByPrize = new Map<number, number>();
  for (let spin = 0; spin < spins; spin += 1) {
    const { prize } = spinWheel(world, customer);
    winsByPrize.set(prize.id, (winsByPrize.get(prize.id) ?? 0) + 1);
  }
  expect(remainingSpins(world, customer)).toBe(0);
  const tickets = wheelPrizes.reduce((sum, { weight }) => sum + weight, 0);
  for (const { id, weight } of wheelPrizes) {
    const share = (winsByPrize.get(id) ?? 0) / spins;
    expect(Math.abs(share - weight / tickets), `prize ${id}`).toBeLessThan(0.04);
  }
});
