import { locales } from '@signal-shop/sdk/constants';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../../shop.ts';
import { refusalOf, visit, visitAsCustomer } from '../../../testing/visitor.ts';

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

const product = { ordersn: 'SG20260102000019', name: 'Ada Brennan', email: 'ada@example.com' } as const;

test.each(locales)('the answers of all reward calls match the contract, in %s', async (locale) => {
  const client = await visitAsCustomer(createShop({ scenarios: 'wheel.gift' }), { locale });
  await client.takeCoupon({ id: 2 });
  await client.listGoodsCoupons({ id: 1011 });
  const { total } = await client.listCoupons({});
  await client.getWheel();
  await client.listStates();
  await client.spinWheel();
  await client.savePrizeAddress(address);
  await client.listPointLog();
  await client.getPointRules();
  await client.getCustomerRights();
  await client.claimSocialFollow({ network: 'facebook' });
  const { registration } = await client.registerProduct(product);
  await client.chooseGift({ registration_id: registration.id, gift_id: 31 });
  await client.listGifts();
  await client.listRaffles();
  await client.drawRaffle({ id: 1 });
  await client.listActivityCoupons();
  await client.getActivityTimes();
  await client.listGoods({ filter: ['points'] });
  const { msg: winnings } = await client.listWinnings();
  expect([total, winnings.length]).toEqual([4, 5]);
});

test('[AUTH-04] calls about rewards of a customer refuse guests', async () => {
  const guest = visit(createShop());
  const calls = [
    guest.takeCoupon({ id: 2 }),
    guest.listCoupons({}),
    guest.spinWheel(),
    guest.savePrizeAddress(address),
    guest.listWinnings(),
    guest.listPointLog(),
    guest.getCustomerRights(),
    guest.claimSocialFollow({ network: 'facebook' }),
    guest.registerProduct(product),
    guest.listGifts(),
    guest.chooseGift({ registration_id: 1, gift_id: 31 }),
    guest.drawRaffle({ id: 1 }),
  ];
  expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['loginRequired']));
});
