import { startMockServer } from '@signal-shop/mock-server/server';
import type { ShopClient } from '@signal-shop/sdk';
import { createShopClient } from '@signal-shop/sdk';
import { ChargeStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { anAddress } from '@signal-shop/sdk/testing';
import { checkAnswer } from '@signal-shop/sdk/validate';
import { expect, onTestFinished, test, vi } from 'vitest';

/**
 * A client over HTTP: the server checks requests and responses against the contract, the client validates every
 * field again.
 */
async function openShop(): Promise<ShopClient> {
  const server = await startMockServer({ port: 0 });
  onTestFinished(() => server.close());
  return createShopClient({ baseUrl: server.url, checkAnswer });
}

async function placeOrder(shop: ShopClient): Promise<string> {
  await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  const { msg: goods } = await shop.listGoods({ filter: ['inStock'], page_size: 1 });
  await shop.addCartItem({ id: goods[0]?.goods_id ?? 0, goods_number: 1 });
  const { total } = await shop.getOrderTax({ region: 'US', state: 'CA', postal_code: '94105' });
  const { ordersn } = await shop.placeOrder({
    address: anAddress({ region: 'US', state: 'CA', postal_code: '94105' }),
    note: '',
    expected_total: total,
  });
  return ordersn;
}

test('[PAY-02] a declined card and a second card pay one order once, also after repeated confirmations', async () => {
  const shop = await openShop();
  const ordersn = await placeOrder(shop);
  const declined = await shop.checkoutOrder({ ordersn, payment_token: 'test_declined' });
  await expect(shop.confirmCharge({ ordersn, charge_id: declined.charge_id })).rejects.toMatchObject({
    kind: 'refused',
    outcome: 'answered',
  });
  const { charge_id } = await shop.checkoutOrder({ ordersn, payment_token: 'test_success' });
  const confirmations = await Promise.all([1, 2, 3].map(() => shop.confirmCharge({ ordersn, charge_id })));
  expect(confirmations.map(({ charge_status }) => charge_status)).toEqual(
    Array(3).fill(ChargeStatus.succeeded),
  );
  expect(await shop.verifyOrder({ ordersn })).toMatchObject({
    orderstatus: OrderStatus.paid,
    paytype: PayType.card,
  });
  await expect(shop.checkoutOrder({ ordersn, payment_token: 'test_success' })).rejects.toMatchObject({
    kind: 'refused',
  });
  const { msg: paidOrders } = await shop.listOrders({ state: 'paid' });
  expect(paidOrders.filter((order) => order.ordersn === ordersn)).toHaveLength(1);
});

test("[FLASH-01] the server's stream opens the sale for a listening client", async () => {
  const shop = await openShop();
  const onActivity = vi.fn();
  const stop = shop.watchActivity({ onActivity });
  await vi.waitFor(() => expect(onActivity).toHaveBeenCalledWith(true));
  stop();
});

test('[API-02] every response for guests is valid, field by field', async () => {
  const shop = await openShop();
  const calls = [
    shop.listBanners(),
    shop.listNotices(),
    shop.listHotProducts(),
    shop.listHotCategories(),
    shop.listHotPosts(),
    shop.listReviews(),
    shop.getFlashSale(),
    shop.getContact(),
    shop.listContacts(),
    shop.listTerms(),
    shop.listCategories(),
    shop.getCart(),
  ];
  for (const outcome of await Promise.all(calls.map((call) => call.safe()))) {
    expect(outcome).toMatchObject({ status: 'ok' });
  }
});
