import { changeDraft, checkoutAtom } from '../src/state/checkout/checkout.ts';
import { paymentAtom } from '../src/state/checkout/payment.ts';
import { placeOrder } from '../src/state/checkout/place-order.ts';
import { navigate } from '../src/state/core/location.ts';
import { deliveryAddress } from './delivery-address.ts';
import { member, openTestShop } from './test-shop.ts';
import { waitForTotal } from './wait-for-total.ts';

export const card = {
  number: '4242 4242 4242 4242',
  expiryMonth: 12,
  expiryYear: 2030,
  securityCode: '123',
  holder: 'Ada',
};

/** A logged-in customer on the payment page with an unpaid order. */
export async function withOrder(scenarios = '', between?: Parameters<typeof openTestShop>[0] & object) {
  const shop = openTestShop({
    ...member,
    ...between,
    scenarios: ['auth.customer,cart.one', scenarios].filter(Boolean).join(),
    at: '/car',
  });
  shop.store.set(navigate, '/car?step=address');
  await shop.settled(checkoutAtom);
  shop.store.set(changeDraft, deliveryAddress);
  await waitForTotal(shop);
  await shop.store.set(placeOrder);
  if (shop.address() !== '/pay') throw new Error(`The order led to ${shop.address()}.`);
  await shop.settled(paymentAtom);
  return shop;
}

/** The charges that the server has made. */
export const ledgerOf = (shop: ReturnType<typeof openTestShop>) => shop.world.state.ledger;
