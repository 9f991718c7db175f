import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { CartType } from '@signal-shop/sdk/contract';
import { goodsForPoints, k9Ember } from '../catalogue/goods.ts';
import { orderAddress } from '../checkout/checkout-cases.ts';
import type { ExampleCase, Visitor } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';

const guest = { who: 'guest' } as const;
const destination = { cartype: CartType.buyNow, region: 'US', state: 'WA', postal_code: '98101' } as const;

async function holdForPoints({ shop }: Visitor): Promise<void> {
  await shop.buyNow({ id: goodsForPoints, goods_number: 1, type: 2, is_integral: 1 });
}

async function exchange(visitor: Visitor): Promise<ArgumentOf<'placeOrder'>> {
  await holdForPoints(visitor);
  return { cartype: CartType.buyNow, address: orderAddress, note: '', expected_total: 0 };
}

export const pointCases: readonly ExampleCase[] = [
  example('listPointLog', 'success', 'The newest three', { page: 1, page_size: 3 }),
  example('listPointLog', 'spent', 'Spent points', { direction: 'spent' }),
  example('listPointLog', 'requestDataFailed', 'No details', {}, { scenarios: 'points.log-failed' }),

  example('getPointRules', 'success', 'Seven ways to earn points', {}, guest),
  example(
    'getPointRules',
    'requestDataFailed',
    'No rules',
    {},
    { ...guest, scenarios: 'promotion.getPointRules-failed' },
  ),

  example('getCustomerRights', 'success', 'The third level', {}),
  example('getCustomerRights', 'newcomer', 'The first level', {}, { who: 'newcomer' }),
  example(
    'getCustomerRights',
    'requestDataFailed',
    'No rights',
    {},
    { scenarios: 'promotion.getCustomerRights-failed' },
  ),

  example('claimSocialFollow', 'success', 'Twenty points', { network: 'instagram' }),
  example(
    'claimSocialFollow',
    'followAlreadyClaimed',
    'Already claimed',
    { network: 'instagram' },
    { scenarios: 'points.followed' },
  ),

  example('listGoods', 'points', 'The points store', { filter: ['points'], page_size: 2 }, guest),
  example('buyNow', 'notForPoints', 'Not sold for points', {
    id: k9Ember,
    goods_number: 1,
    type: 2,
    is_integral: 1,
  }),
  exampleAfter('getOrderTax', 'points', 'Goods for points', async (visitor) => {
    await holdForPoints(visitor);
    return destination;
  }),
  exampleAfter('placeOrder', 'pointsShort', 'Insufficient points', exchange, { scenarios: 'points.120' }),
];
