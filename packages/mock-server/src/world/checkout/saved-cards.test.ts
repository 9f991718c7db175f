import type { ShopClient } from '@signal-shop/sdk';
import { Flag, OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import type { Shop } from '../../shop.ts';
import { createShop } from '../../shop.ts';
import { order, pay, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer, newCustomer } from '../account/customers.ts';
import { answerChallenge } from './challenge.ts';

const now = '2026-01-15T12:00:00Z';
const goodsId = 1201;

async function open(scenarios = ''): Promise<{ readonly shop: Shop; readonly client: ShopClient }> {
  const shop = createShop({ scenarios, now });
  return { shop, client: await visitAsCustomer(shop) };
}

async function orderGoods(client: ShopClient): Promise<string> {
  await client.addCartItem({ id: goodsId, goods_number: 1 });
  return order(client);
}

/** Orders goods and pays them with a card that the provider keeps. @returns the charge */
async function payAndSave(client: ShopClient, token = 'test_success-1228') {
  const ordersn = await orderGoods(client);
  const { charge_id } = await client.checkoutOrder({ ordersn, payment_token: token, save_card: Flag.yes });
  return { ordersn, charge_id };
}

const cardsOf = async (client: ShopClient) => (await client.listSavedCards()).msg;
const digitsOf = async (client: ShopClient) => (await cardsOf(client)).map(({ last_four }) => last_four);

test('[BEY-60] a card is listed once its charge is paid, and pays the next order', async () => {
  const { shop, client } = await open();
  const charge = await payAndSave(client);
  expect(await cardsOf(client)).toEqual([]);
  await client.confirmCharge(charge);
  const [card] = await cardsOf(client);
  expect(card).toEqual({
    id: expect.stringMatching(/^card_[0-9a-f]{24}$/),
    brand: 'Visa',
    last_four: '4242',
    expiry_month: 12,
    expiry_year: 2028,
    is_expired: Flag.no,
  });
  await pay(client, await orderGoods(client), card?.id);
  expect(shop.world('default').charges()).toHaveLength(2);
  expect(await cardsOf(client)).toEqual([card]);
});

test('[BEY-60] only a card that was paid with is saved, and only on request', async () => {
  const { client } = await open();
  await pay(client, await orderGoods(client));
  expect(await refusalOf(client.confirmCharge(await payAndSave(client, 'test_declined')))).toBe(
    'cardDeclined',
  );
  expect(await cardsOf(client)).toEqual([]);
});

test('[BEY-60] a card that the bank confirms is saved afterwards', async () => {
  const { shop, client } = await open();
  const { charge_id } = await payAndSave(client, 'test_three_d_secure');
  answerChallenge(shop.world('default'), charge_id, 'allow');
  expect(await cardsOf(client)).toMatchObject([{ last_four: '3184', expiry_month: 12, expiry_year: 2029 }]);
});

test('[BEY-60] the same card again replaces the earlier one', async () => {
  const { client } = await open();
  await client.confirmCharge(await payAndSave(client));
  const [earlier] = await cardsOf(client);
  await client.confirmCharge(await payAndSave(client, 'test_success-0330'));
  expect(await cardsOf(client)).toMatchObject([
    { id: earlier?.id, last_four: '4242', expiry_month: 3, expiry_year: 2030 },
  ]);
});

test('[BEY-60] a card pays until the end of its last month, and is declined afterwards', async () => {
  const { shop, client } = await open();
  await client.confirmCharge(await payAndSave(client, 'test_success-0126'));
  const [card] = await cardsOf(client);
  const { clock } = shop.world('default');
  clock.advance(Date.UTC(2026, 1) - 1 - clock.now());
  await pay(client, await orderGoods(client), card?.id);
  clock.advance(1);
  expect(await cardsOf(client)).toMatchObject([{ is_expired: Flag.yes }]);
  await expectDeclined(shop, client, card?.id);
});

test('[BEY-60] a saved card is declined as its test card is', async () => {
  const { shop, client } = await open('pay.saved-cards');
  const cards = await cardsOf(client);
  expect(cards.map(({ last_four, is_expired }) => [last_four, is_expired])).toEqual([
    ['4242', Flag.no],
    ['0002', Flag.no],
    ['9995', Flag.yes],
  ]);
  for (const { id } of cards.slice(1)) await expectDeclined(shop, client, id);
});

test('[BEY-60] the cards of another customer are neither listed, charged nor removed', async () => {
  const { shop, client } = await open('pay.saved-cards,pay.success');
  const other = visit(shop);
  await other.logIn({ email: newCustomer.email, password: newCustomer.password });
  const [card] = await cardsOf(client);
  expect(await cardsOf(other)).toEqual([]);
  await expectDeclined(shop, other, card?.id);
  await other.deleteSavedCard({ id: card?.id ?? '' });
  expect(await digitsOf(client)).toEqual(['4242', '0002', '9995']);
});

test('[BEY-60] a removed card is gone, cannot pay, and can be removed twice', async () => {
  const { shop, client } = await open('pay.saved-cards');
  const [card] = await cardsOf(client);
  for (let times = 0; times < 2; times += 1) await client.deleteSavedCard({ id: card?.id ?? '' });
  expect(await digitsOf(client)).toEqual(['0002', '9995']);
  await expectDeclined(shop, client, card?.id);
});

test('[BEY-60] a guest has no saved cards', async () => {
  const { shop } = await open('pay.saved-cards');
  expect(await refusalOf(visit(shop).listSavedCards())).toBe('loginRequired');
});

test('[BEY-60] the personal data have the saved cards, and a restored state keeps them', async () => {
  const { shop, client } = await open('pay.saved-cards');
  const cards = await cardsOf(client);
  expect((await client.exportPersonalData()).msg.saved_cards).toEqual(cards);
  const world = shop.world('default');
  world.restore(world.snapshot());
  expect(await cardsOf(client)).toEqual(cards);
});

test('[BEY-60] a state from before saved cards is readable', async () => {
  const { shop, client } = await open();
  const world = shop.world('default');
  expect(world.snapshot()).not.toContain('savedCards');
  expect(await cardsOf(client)).toEqual([]);
  expect(demoCustomer).not.toHaveProperty('savedCards');
});

/** Opens a charge with a saved card, which is declined, and charges nothing. */
async function expectDeclined(shop: Shop, client: ShopClient, payment_token = ''): Promise<void> {
  const { length } = shop.world('default').charges();
  const ordersn = await orderGoods(client);
  const { charge_id } = await client.checkoutOrder({ ordersn, payment_token });
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe('cardDeclined');
  expect(shop.world('default').charges()).toHaveLength(length);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.unpaid });
}
