import { locales } from '@signal-shop/sdk/constants';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../shop.ts';
import { refusalOf, visit, visitAsCustomer } from '../testing/visitor.ts';

const address: ArgumentOf<'savePrizeAddress'> = {
  email: 'ada@example.com',
  buyer_first_name: 'Ada',
  buyer_last_name: 'Brennan',
  buyer_address: '418 Harbor View Road',
  city: 'Seattle',
  country: 'US',
  region: 'WA',
  code: '98101',
  phone: '+1 206 555 0177',
};

test.each(locales)(
  'answers every call about coupons and prizes as the contract says, in %s',
  async (locale) => {
    const client = await visitAsCustomer(createShop({ scenarios: 'wheel.gift' }), { locale });
    await client.takeCoupon({ id: 2 });
    await client.listGoodsCoupons({ id: 1011 });
    const { total } = await client.listCoupons({});
    await client.getWheel();
    await client.listStates();
    await client.spinWheel();
    await client.savePrizeAddress(address);
    const { msg: winnings } = await client.listWinnings();
    expect([total, winnings.length]).toEqual([4, 1]);
  },
);

test('[AUTH-04] asks for a login where coupons and prizes belong to somebody', async () => {
  const guest = visit(createShop());
  const calls = [
    guest.takeCoupon({ id: 2 }),
    guest.listCoupons({}),
    guest.spinWheel(),
    guest.savePrizeAddress(address),
    guest.listWinnings(),
  ];
  expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['loginRequired']));
});
