import { OrderStatus } from '@signal-shop/sdk/contract';
import { hasField, isPostalCode } from '@signal-shop/sdk/rules/delivery';
import { toCents } from '@signal-shop/sdk/rules/price';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { plainOne } from '../../testing/goods.ts';
import {
  harbourAddress,
  harbourAddressPlace,
  refusalOf,
  visit,
  visitAsCustomer,
} from '../../testing/visitor.ts';
import { europe } from './order-policy.ts';

test.each([
  ['an unknown state', 'Atlantis', 'US', '94105'],
  ['no state', '', 'US', '94105'],
  ['a postal code of another country', 'CA', 'US', 'SW1A 1AA'],
  ['a postal code that is too short', '', 'DE', '8033'],
  ['an unknown prefecture', 'Gotham', 'JP', '150-0001'],
  ['a country without delivery', '', 'AQ', '1'],
] as const)('[PAY-01] [BEY-70] no delivery to %s', async (_name, state, region, postal_code) => {
  const client = await visitAsCustomer(createShop());
  await client.addCartItem({ id: 1202, goods_number: 1 });
  const address = { ...harbourAddress, region, state, postal_code };
  const answers = [
    client.getOrderTax({ region, state, postal_code }),
    client.saveAddress({ address }),
    client.placeOrder({ address, note: '', expected_total: 1 }),
  ];
  for (const answer of answers) expect(await refusalOf(answer)).toBe('addressInvalid');
});

test('[PAY-01] [BEY-69] express costs more, and the order keeps its way of delivery', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  await client.addCartItem({ id: plainOne(shop.world('default')).goodsId, goods_number: 1 });
  const standard = await client.getOrderTax(harbourAddressPlace);
  const express = await client.getOrderTax({ ...harbourAddressPlace, delivery_way: 'express' });
  expect(standard.shipping).toBe(0);
  expect(express.shipping).toBe(12.9);
  expect(toCents(express.total) - toCents(standard.total)).toBe(1_290);
  const { ordersn } = await client.placeOrder({
    address: harbourAddress,
    note: '',
    delivery_way: 'express',
    expected_total: express.total,
  });
  const { msg: order } = await client.getOrder({ ordersn });
  expect(order).toMatchObject({ shipping: 12.9, total: express.total, arrival: { delivery_way: 'express' } });
});

test('[PAY-01] a coupon is checked before the address is known', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'cart.tier-120' }));
  const quote = await client.getOrderTax({ coupon_code: 'SEASON15' });
  expect(quote.coupon).toBeGreaterThan(0);
  expect(quote).toMatchObject({ tax: 0, included_tax: 0, shipping: 0 });
  expect(toCents(quote.total)).toBe(
    toCents(quote.subtotal) - toCents(quote.reduction) - toCents(quote.coupon),
  );
  expect(await refusalOf(client.getOrderTax({ coupon_code: 'NOPE' }))).toBe('couponNotFound');
  expect(await refusalOf(client.getOrderTax({ region: 'US' }))).toBe('addressInvalid');
});

test('[BEY-69] orders have expected days until they have arrived', async () => {
  const client = await visitAsCustomer(createShop());
  const { msg: orders } = await client.listOrders({ state: 'orders' });
  expect(new Set(orders.map(({ orderstatus }) => orderstatus)).size).toBeGreaterThan(3);
  const expected: readonly number[] = [
    OrderStatus.unpaid,
    OrderStatus.pending,
    OrderStatus.paid,
    OrderStatus.shipped,
  ];
  for (const { orderstatus, arrival } of orders) {
    expect(arrival !== null).toBe(expected.includes(orderstatus));
    if (arrival !== null) expect(arrival.earliest).toBeLessThanOrEqual(arrival.latest);
  }
});

test('the law of withdrawal names only countries that orders are delivered to', async () => {
  const { msg: countries } = await visit(createShop()).listDeliveryCountries();
  const codes = countries.map(({ code }) => code);
  expect(europe.filter((code) => !codes.includes(code))).toEqual([]);
  for (const { address_form } of countries) {
    expect(isPostalCode(address_form.postal_code.example, address_form)).toBe(true);
    expect(hasField(address_form, 'state')).toBe(address_form.states.length > 0);
  }
});
