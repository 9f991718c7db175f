// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { card, ledgerOf, withOrder } from '../../../testing/order-to-pay.ts';
import { testProvider } from '../../payment/test-provider.ts';
import { cardsToPayAtom } from './cards-to-pay.ts';
import { pay, paymentPhaseAtom, payWithSavedCard } from './payment.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type TestShop = Awaited<ReturnType<typeof withOrder>>;

/** The saved cards that the page offers. */
async function offered(shop: TestShop) {
  const state = await shop.settled(cardsToPayAtom);
  return state.status === 'ready' ? state.value : [];
}

async function withCards(between?: Parameters<typeof withOrder>[1]) {
  const shop = await withOrder('pay.saved-cards', between);
  const [paying = '', declined = '', expired = ''] = (await offered(shop)).map(({ id }) => id);
  return { shop, paying, declined, expired, press: (id: string) => shop.store.set(payWithSavedCard, id) };
}

test('[BEY-60] a saved card pays the order once, and opens no form', async () => {
  const { shop, paying, press } = await withCards();
  await Promise.all([press(paying), press(paying)]);
  expect(shop.address()).toMatch(/^\/pay_result/);
  expect(shop.countOf('/api/product/checkoutOrder')).toBe(1);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[BEY-60] a declined or expired card charges nothing, and another one pays once', async () => {
  const { shop, paying, declined, expired, press } = await withCards();
  for (const id of [declined, expired]) {
    await press(id);
    expect(shop.store.get(paymentPhaseAtom)).toMatchObject({
      status: 'problem',
      problem: { kind: 'declined', message: expect.stringMatching(/./) },
    });
    expect(ledgerOf(shop)).toHaveLength(0);
  }
  await press(paying);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[BEY-60] a card that was removed in another tab leaves the page with its decline', async () => {
  const { shop, paying, press } = await withCards();
  shop.store.sub(cardsToPayAtom, () => undefined);
  for (const customer of shop.world.state.customers.values())
    customer.savedCards = (customer.savedCards ?? []).filter(({ id }) => id !== paying);
  await press(paying);
  expect(ledgerOf(shop)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(100);
  expect((await offered(shop)).map(({ id }) => id)).not.toContain(paying);
});

test.each([
  ['/checkoutOrder', 'request', 0],
  ['/checkoutOrder', 'answer', 0],
  ['/confirmCharge', 'request', 0],
  ['/confirmCharge', 'answer', 1],
] as const)(
  '[BEY-60] a cut that loses of %s the %s with a saved card: the order has one charge in the end',
  async (path, lost, charged) => {
    const { shop, paying, press } = await withCards({ between: losing(path, lost) });
    const first = press(paying);
    await vi.advanceTimersByTimeAsync(30_000);
    await first;
    expect(ledgerOf(shop)).toHaveLength(charged);
    const again = press(paying);
    await vi.advanceTimersByTimeAsync(30_000);
    await again;
    expect(shop.address()).toMatch(/^\/pay_result/);
    expect(ledgerOf(shop)).toHaveLength(1);
  },
);

test('[BEY-60] a card is saved on request only, with its expiry date', async () => {
  const shop = await withOrder();
  await shop.store.set(pay, card);
  expect(await customerCards(shop)).toEqual([]);
  const other = await withOrder();
  await other.store.set(pay, card, true);
  expect(await customerCards(other)).toMatchObject([{ token: 'test_success-1230', expiryYear: 2030 }]);
});

test('[BEY-60] without the list of saved cards, the page offers the form', async () => {
  const broken = await withOrder('', { between: losing('/getCards', 'request') });
  expect(await broken.settled(cardsToPayAtom)).toEqual({ status: 'ready', value: [] });
  const silent = await withOrder('', {
    between: (server) => async (input) => {
      const request = new Request(input);
      return request.url.endsWith('/getCards') ? new Promise(() => undefined) : server(request);
    },
  });
  silent.store.sub(cardsToPayAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(silent.store.get(cardsToPayAtom)).toEqual({ status: 'ready', value: [] });
});

test('[BEY-60] a provider that keeps no cards is not called for them', async () => {
  const shop = await withOrder('pay.saved-cards', { payment: { ...testProvider, keepsCards: false } });
  expect(await offered(shop)).toEqual([]);
  expect(shop.countOf('/api/order/getCards')).toBe(0);
});

async function customerCards({ world }: TestShop) {
  return [...world.state.customers.values()].flatMap(({ savedCards = [] }) => savedCards);
}
