import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { order, pay, refusalOf, uploadPicture, visitAsCustomer } from '../../testing/visitor.ts';
import { moveRequest } from '../after-sales/after-sales.ts';
import { stockOf } from '../catalogue/stock.ts';

async function enter(scenarios = '') {
  const shop = createShop({ scenarios });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const credentials = [await uploadPicture(client)];
  const payBack = (id: string) => moveRequest(world, existing(world.state.afterSales.get(id)), 'payBack');
  const askBack = (ordersn: string, line_id: number) =>
    client.requestRefund({ ordersn, line_id, reason: 'noLongerNeeded', credentials, contacted: 1 });
  return { world, client, askBack, payBack };
}

test('[BEY-06] an order cannot be canceled while a request about a part of it is open', async () => {
  const { world, client, askBack, payBack } = await enter();
  const ordersn = 'SG20260114000011';
  const stock = () => stockOf(world, existing(world.shop.goods.get(1132)));
  const before = stock();
  const { request } = await askBack(ordersn, 1);
  const cancel = () => client.cancelOrder({ ordersn, reason: 'changedMind' });
  expect((await client.getOrder({ ordersn })).msg.allowed_actions).not.toContain('cancel');
  expect(await refusalOf(cancel())).toBe('orderNotCancellable');
  payBack(request.id);
  const { total } = (await client.getOrder({ ordersn })).msg;
  expect(await cancel()).toMatchObject({ orderstatus: OrderStatus.cancelled, refunded: total });
  expect(stock()).toBe(before + 1);
});

test('[FLASH-05] flash sale goods refunded before shipping return to the stock of the sale', async () => {
  const { client, askBack, payBack } = await enter('cart.empty,flash.open');
  const saleStock = async () => {
    const offers = (await client.getFlashSale()).msg.flatMap(({ goods }) => goods);
    return existing(offers.find(({ id }) => id === 1011)).seckill_count;
  };
  const before = await saleStock();
  await client.addCartItem({ id: 1011, goods_number: 1 });
  const ordersn = await order(client);
  await pay(client, ordersn);
  expect(await saleStock()).toBe(before - 1);
  payBack((await askBack(ordersn, 1)).request.id);
  expect(await saleStock()).toBe(before);
});
