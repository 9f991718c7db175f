import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { harbourAddress, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer } from '../../world/account/customers.ts';

const shippedOrder = 'SG20260111000027';
const { email } = demoCustomer;

test.each(locales)('the answers of all order calls match the contract, in %s', async (locale) => {
  const shop = createShop({ scenarios: 'withdrawal.everywhere' });
  const client = await visitAsCustomer(shop, { locale });
  await client.listAddresses();
  const { address } = await client.saveAddress({ address: harbourAddress });
  await client.deleteAddress({ id: address.id });
  await client.listOrders({ keyword: 'SG' });
  await client.listCarriers();
  await client.trackParcel({ tracking_number: '1Z5550142000327' });
  await client.findOrder({ ordersn: shippedOrder, email });
  await client.confirmReceived({ ordersn: shippedOrder });
  await client.findWithdrawableOrder({ ordersn: shippedOrder, email });
  await client.withdrawOrder({ ordersn: shippedOrder, email });
  await client.cancelOrder({ ordersn: 'SG20260114000011', reason: 'changedMind' });
  await client.deleteOrder({ ordersn: 'SG20260114000011' });
  const { msg: orders } = await client.listOrders({ page_size: 48 });
  expect(orders.length).toBeGreaterThan(5);
  for (const { ordersn } of orders) expect((await client.getOrder({ ordersn })).msg.ordersn).toBe(ordersn);
});

test('[AUTH-04] calls about own orders and addresses refuse guests', async () => {
  const guest = visit(createShop());
  const calls = [
    guest.cancelOrder({ ordersn: shippedOrder, reason: 'other' }),
    guest.confirmReceived({ ordersn: shippedOrder }),
    guest.deleteOrder({ ordersn: shippedOrder }),
    guest.listAddresses(),
    guest.saveAddress({ address: harbourAddress }),
    guest.deleteAddress({ id: 100 }),
  ];
  expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['loginRequired']));
});
