import { ChargeStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { order, pay, refusalOf, visitAsCustomer } from '../../testing/visitor.ts';
import { answerWallet } from './wallet.ts';

async function openWallet(scenarios = 'cart.one') {
  const shop = createShop({ scenarios });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  const open = () => client.checkoutOrder({ ordersn, payment_token: 'test_wallet' });
  const opened = await open();
  return { world: shop.world('default'), client, ordersn, open, opened, charge_id: opened.charge_id };
}

test('[BEY-51] no money moves before the shopper approves, however often the wallet is opened', async () => {
  const { world, client, ordersn, open, opened, charge_id } = await openWallet();
  expect(opened.redirect_url).toBe(`/__mock/wallet/${charge_id}?session=default`);
  expect(await open()).toEqual(opened);
  expect(await client.confirmCharge({ ordersn, charge_id })).toMatchObject({
    charge_status: ChargeStatus.redirect,
    orderstatus: OrderStatus.unpaid,
  });
  expect(world.charges()).toEqual([]);
});

test('[BEY-51] approving pays the order once, before the shopper returns', async () => {
  const { world, client, ordersn, open, charge_id } = await openWallet();
  answerWallet(world, charge_id, 'approve');
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.paid });
  expect(() => answerWallet(world, charge_id, 'approve')).toThrow('chargeNotFound');
  await client.confirmCharge({ ordersn, charge_id });
  expect(await refusalOf(open())).toBe('orderAlreadyPaid');
  expect(world.charges()).toHaveLength(1);
});

test.each([
  ['decline', 'declined'],
  ['cancel', 'canceled'],
  ['time-out', 'timedOut'],
] as const)('[BEY-51] %s charges nothing, and a card pays the order', async (answer, wallet_failure) => {
  const { world, client, ordersn, charge_id } = await openWallet();
  answerWallet(world, charge_id, answer);
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe('paymentFailed');
  expect(await client.verifyOrder({ ordersn })).toMatchObject({
    charge_status: ChargeStatus.failed,
    wallet_failure,
  });
  expect(world.charges()).toEqual([]);
  expect(await pay(client, ordersn)).toMatchObject({ orderstatus: OrderStatus.paid });
  expect(await client.verifyOrder({ ordersn })).not.toHaveProperty('wallet_failure');
  expect(world.charges()).toHaveLength(1);
});

test('[BEY-51] a card replaces the open wallet, which then approves nothing', async () => {
  const { world, client, ordersn, charge_id } = await openWallet();
  const again = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
  expect(again).toMatchObject({ charge_id, redirect_url: null });
  expect(() => answerWallet(world, charge_id, 'approve')).toThrow('chargeNotFound');
  await client.confirmCharge({ ordersn, charge_id });
  expect(() => answerWallet(world, charge_id, 'approve')).toThrow('chargeNotFound');
  expect(world.charges()).toHaveLength(1);
});

test('[BEY-51] a late approval does not pay a canceled order', async () => {
  const { world, client, ordersn, charge_id } = await openWallet();
  await client.cancelOrder({ ordersn, reason: 'changedMind' });
  answerWallet(world, charge_id, 'approve');
  expect(world.charges()).toEqual([]);
});
