import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { refusalOf, visitAsCustomer } from '../../testing/visitor.ts';

test("[USER-07] the seed's winnings and registrations match its coupons and points", async () => {
  const client = await visitAsCustomer(createShop());
  const { msg: winnings } = await client.listWinnings();
  expect(winnings.map(({ misses_address }) => misses_address)).toEqual([0, 0]);
  const { msg: coupons } = await client.listCoupons({ page_size: 48 });
  const wonCoupons = winnings.flatMap(({ coupon_id }) => (coupon_id === null ? [] : [coupon_id]));
  expect(coupons.map(({ id }) => id)).toEqual(expect.arrayContaining(wonCoupons));
  const [registeredGift] = (await client.listGifts()).msg;
  const { msg: log } = await client.listPointLog({ page_size: 48 });
  expect(log).toContainEqual(
    expect.objectContaining({
      kind: 'productRegistration',
      change: registeredGift?.points,
    }),
  );
  for (const { ordersn, state } of coupons) {
    if (ordersn === null) continue;
    expect(state).toBe('used');
    expect((await client.getOrder({ ordersn })).msg.coupon).toBeGreaterThan(0);
  }
});

test('winnings, coupons, tickets, follows and registrations survive a snapshot', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  await client.spinWheel();
  await client.takeCoupon({ id: 2 });
  await client.drawRaffle({ id: 1 });
  await client.claimSocialFollow({ network: 'facebook' });
  await client.registerProduct({ ordersn: 'SG20260102000019', name: 'Ada', email: 'ada@example.com' });
  const lists = async () => [
    await client.listWinnings(),
    await client.listCoupons(),
    await client.listGifts(),
    await client.listRaffles(),
    await client.getWheel(),
  ];
  const before = await lists();
  world.restore(world.snapshot());
  expect(await lists()).toEqual(before);
  expect(await refusalOf(client.spinWheel())).toBe('wheelNoChance');
  expect(await refusalOf(client.drawRaffle({ id: 1 }))).toBe('raffleAlreadyDrawn');
  expect(await refusalOf(client.claimSocialFollow({ network: 'facebook' }))).toBe('followAlreadyClaimed');
});
