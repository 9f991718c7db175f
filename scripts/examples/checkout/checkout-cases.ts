import type { Address, ArgumentOf } from '@signal-shop/sdk/contract';
import { fillCart } from '../cart/cart-cases.ts';
import type { ExampleCase, Visitor } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';

export const orderAddress: Address = {
  first_name: 'Ada',
  last_name: 'Brennan',
  address: '418 Harbor View Road',
  address_two: 'Apartment 3',
  postal_code: '98101',
  city: 'Seattle',
  state: 'WA',
  region: 'US',
  phone: '+1 206 555 0177',
};
const destination = { cartype: 1, region: 'US', state: 'WA', postal_code: '98101' } as const;
const nowhere = { ...destination, state: 'Atlantis' } as const;
const orderThatNeverWas = 'SG20260115999999';
const chargeThatNeverWas = 'ch_000000000000000000000000';
const cancelledOrder = 'SG20250926000005';

/** Fills the cart and confirms its price. */
export async function readyToOrder(visitor: Visitor): Promise<ArgumentOf<'placeOrder'>> {
  await fillCart(visitor);
  const { total } = await visitor.shop.getOrderTax(destination);
  return { cartype: 1, address: orderAddress, note: 'Please ring twice.', expected_total: total };
}

/** Places the order of a filled cart. */
export async function placeOrder(visitor: Visitor): Promise<ArgumentOf<'getOrderData'>> {
  const { ordersn } = await visitor.shop.placeOrder(await readyToOrder(visitor));
  return { ordersn };
}

async function openCharge(visitor: Visitor, card = 'test_success'): Promise<ArgumentOf<'confirmCharge'>> {
  const { ordersn } = await placeOrder(visitor);
  const { charge_id } = await visitor.shop.checkoutOrder({ ordersn, payment_token: card });
  return { ordersn, charge_id };
}

export async function payOrder(visitor: Visitor): Promise<ArgumentOf<'verifyOrder'>> {
  const charge = await openCharge(visitor);
  await visitor.shop.confirmCharge(charge);
  return { ordersn: charge.ordersn };
}

export const checkoutCases: readonly ExampleCase[] = [
  example('listDeliveryCountries', 'success', 'The countries of the shop', {}, { who: 'guest' }),
  example(
    'listDeliveryCountries',
    'requestDataFailed',
    'No countries',
    {},
    { who: 'guest', scenarios: 'delivery.failed' },
  ),

  exampleAfter('getOrderTax', 'success', 'Seattle', async (visitor) => {
    await fillCart(visitor);
    return destination;
  }),
  exampleAfter(
    'getOrderTax',
    'noAddress',
    'A code before the address is known',
    async (visitor) => {
      await fillCart(visitor);
      return { cartype: 1, coupon_code: 'WELCOME10' };
    },
    { who: 'newcomer' },
  ),
  exampleAfter('getOrderTax', 'express', 'Munich, by express', async (visitor) => {
    await fillCart(visitor);
    return { ...destination, region: 'DE', state: '', postal_code: '80331', delivery_way: 'express' };
  }),
  example('getOrderTax', 'cartEmpty', 'Empty cart', destination),
  exampleAfter('getOrderTax', 'addressInvalid', 'No delivery to this address', async (visitor) => {
    await fillCart(visitor);
    return nowhere;
  }),
  example('getOrderTax', 'taxFailed', 'No tax for the address', destination, { scenarios: 'tax.failed' }),

  exampleAfter('placeOrder', 'success', 'Placed', readyToOrder),
  exampleAfter('placeOrder', 'outOfStock', 'Out of stock', async (visitor) => {
    const order = await readyToOrder(visitor);
    await visitor.turn('stock.out');
    return order;
  }),
  exampleAfter('placeOrder', 'quantityExceedsMaximum', 'Above the maximum', async (visitor) => {
    await visitor.shop.addCartItem({ id: 2011, goods_number: 3 });
    const order = await readyToOrder(visitor);
    await visitor.turn('stock.max');
    return order;
  }),
  exampleAfter('placeOrder', 'cartEmpty', 'Empty cart', async (visitor) => {
    const order = await readyToOrder(visitor);
    await visitor.turn('cart.empty');
    return order;
  }),
  exampleAfter('placeOrder', 'priceChanged', 'The total has changed', readyToOrder, {
    scenarios: 'cart.price-changed,flash.closed',
  }),
  exampleAfter('placeOrder', 'addressInvalid', 'No delivery to this address', async (visitor) => ({
    ...(await readyToOrder(visitor)),
    address: { ...orderAddress, state: 'Atlantis' },
  })),

  exampleAfter('getOrderData', 'success', 'An unpaid order', placeOrder),
  example('getOrderData', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas }),

  exampleAfter('verifyOrder', 'success', 'Paid', payOrder),
  exampleAfter('verifyOrder', 'unpaid', 'No charge yet', placeOrder),
  example('verifyOrder', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas }),

  exampleAfter('checkoutOrder', 'success', 'A charge is open', async (visitor) => ({
    ...(await placeOrder(visitor)),
    payment_token: 'test_success',
  })),
  exampleAfter(
    'checkoutOrder',
    'redirect',
    "A redirect to the provider's page",
    async (visitor) => ({ ...(await placeOrder(visitor)), payment_token: 'test_success' }),
    { scenarios: 'pay.redirecting' },
  ),
  exampleAfter('checkoutOrder', 'savesCard', 'The provider keeps the card', async (visitor) => ({
    ...(await placeOrder(visitor)),
    payment_token: 'test_success-1228',
    save_card: 1,
  })),
  example('checkoutOrder', 'orderNotFound', 'No such order', {
    ordersn: orderThatNeverWas,
    payment_token: 'test_success',
  }),
  example('checkoutOrder', 'orderNotPayable', 'The order cannot be paid', {
    ordersn: cancelledOrder,
    payment_token: 'test_success',
  }),
  exampleAfter('checkoutOrder', 'orderAlreadyPaid', 'Already paid', async (visitor) => ({
    ...(await payOrder(visitor)),
    payment_token: 'test_success',
  })),

  exampleAfter('confirmCharge', 'success', 'The charge is captured', openCharge),
  exampleAfter('confirmCharge', 'redirect', 'The bank waits for the shopper', (visitor) =>
    openCharge(visitor, 'test_three_d_secure'),
  ),
  exampleAfter(
    'confirmCharge',
    'paymentNotAuthenticated',
    "The bank's authentication failed",
    async (visitor) => {
      const charge = await openCharge(visitor, 'test_three_d_secure');
      await visitor.turn('pay.denied');
      return charge;
    },
  ),
  exampleAfter('confirmCharge', 'processing', 'The provider is processing the charge', openCharge, {
    scenarios: 'pay.pending',
  }),
  example('confirmCharge', 'orderNotFound', 'No such order', {
    ordersn: orderThatNeverWas,
    charge_id: chargeThatNeverWas,
  }),
  exampleAfter('confirmCharge', 'chargeNotFound', 'No such charge', async (visitor) => ({
    ...(await placeOrder(visitor)),
    charge_id: chargeThatNeverWas,
  })),
  exampleAfter('confirmCharge', 'cardDeclined', 'The card is declined', (visitor) =>
    openCharge(visitor, 'test_declined'),
  ),
  exampleAfter('confirmCharge', 'insufficientFunds', 'Not enough funds', (visitor) =>
    openCharge(visitor, 'test_insufficient_funds'),
  ),
  exampleAfter('confirmCharge', 'paymentFailed', 'The payment failed', openCharge, {
    scenarios: 'pay.failed',
  }),
  exampleAfter('confirmCharge', 'orderAlreadyPaid', 'Meanwhile paid another way', async (visitor) => {
    const charge = await openCharge(visitor);
    await visitor.turn('paytype.2');
    return charge;
  }),
];
