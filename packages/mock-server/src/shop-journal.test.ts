import { ResponseCode } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from './shop.ts';

type Shop = ReturnType<typeof createShop>;

function send(shop: Shop, path: string, body: object, session = 'default') {
  return shop.fetch(`http://shop.test/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mock-session': session },
    body: JSON.stringify(body),
  });
}

test('a test reads which calls its session made, with their arguments and codes', async () => {
  const shop = createShop();
  await send(shop, 'goods/getGoodsById', { id: 2011 });
  await send(shop, 'order/getCustomer', {});
  await send(shop, 'product/getGoodsCart', {}, 'other');
  await shop.fetch('http://shop.test/api/term/getSpecificTerm?title=privacy');
  expect(shop.calls('default')).toEqual([
    { operationId: 'getGoods', query: {}, body: { id: 2011 }, code: ResponseCode.success },
    { operationId: 'getProfile', query: {}, body: {}, code: ResponseCode.loginRequired },
    { operationId: 'getTerm', query: { title: 'privacy' }, body: undefined, code: ResponseCode.success },
  ]);
  expect(shop.calls('other')).toHaveLength(1);
});

test('a call whose request a fault lost has no code', async () => {
  const shop = createShop();
  shop.world('default').state.faults.push({ operationId: 'getGoods', kind: 'request-lost', times: 1 });
  await expect(send(shop, 'goods/getGoodsById', { id: 2011 })).rejects.toThrow();
  expect(shop.calls('default')).toMatchObject([{ operationId: 'getGoods', code: null }]);
});

test('an ended session has no calls, and a long one has the last 200', async () => {
  const shop = createShop();
  for (let id = 1; id <= 201; id += 1) await send(shop, 'goods/getGoodsById', { id });
  expect(shop.calls('default')).toHaveLength(200);
  expect(shop.calls('default')[0]).toMatchObject({ body: { id: 2 } });
  shop.end('default');
  expect(shop.calls('default')).toEqual([]);
});
