import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { startingTokens } from '../account/customers.ts';

const registrationArgument: ArgumentOf<'registerProduct'> = {
  ordersn: 'SG20260102000019',
  name: 'Ada Brennan',
  email: 'ada@example.com',
};
const pads = 32;

test('[REV-02] registering an order earns one point per dollar, once', async () => {
  const client = await visitAsCustomer(createShop());
  const { msg: order } = await client.getOrder({ ordersn: registrationArgument.ordersn });
  const before = (await client.getUserInfo()).msg.points;
  const { registration, points } = await client.registerProduct(registrationArgument);
  expect(registration).toMatchObject({ points: Math.round(order.total), gift: null, review_url: null });
  expect(points).toBe(before + Math.round(order.total));
  expect(await refusalOf(client.registerProduct(registrationArgument))).toBe('productAlreadyRegistered');
  expect((await client.getUserInfo()).msg.points).toBe(points);
});

test('[REV-02] the gift is chosen once and waits for an address among the winnings', async () => {
  const client = await visitAsCustomer(createShop());
  const { registration } = await client.registerProduct({
    ...registrationArgument,
    review_url: 'https://reviews.example.com/r/5521',
  });
  const choice = { registration_id: registration.id, gift_id: pads };
  const answer = await client.chooseGift(choice);
  expect(answer.registration).toMatchObject({ gift: { id: pads } });
  expect((await client.listGifts()).msg[0]).toEqual(answer.registration);
  const [record] = (await client.listWinnings()).msg;
  expect(record).toMatchObject({ id: answer.registration.winning_id, source: 'gift', misses_address: 1 });
  expect(await refusalOf(client.chooseGift(choice))).toBe('giftAlreadyChosen');
});

test('[REV-02] only delivered orders of the customer can be registered', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const client = await visitAsCustomer(shop);
  const shippedRegistration = client.registerProduct({
    ...registrationArgument,
    ordersn: 'SG20260111000027',
  });
  expect(await refusalOf(shippedRegistration)).toBe('orderNotReceived');
  const other = visit(shop, { token: startingTokens.new });
  expect(await refusalOf(other.registerProduct(registrationArgument))).toBe('orderNotFound');
});

test('[REV-02] refuses to choose a gift for another customer’s registration', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const client = await visitAsCustomer(shop);
  const { registration } = await client.registerProduct(registrationArgument);
  const other = visit(shop, { token: startingTokens.new });
  const choice = { registration_id: registration.id, gift_id: pads };
  expect(await refusalOf(other.chooseGift(choice))).toBe('registrationNotFound');
  expect(await refusalOf(client.chooseGift({ ...choice, gift_id: 1 }))).toBe('giftNotFound');
});
