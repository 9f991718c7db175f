// @vitest-environment node
import { startingTokens } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { flashSaleAtom, rememberSale } from '../flash-sale/flash-sale.ts';
import { closePopup, followOffer, followVisitor, offerAtom, popupAtom, startPopups } from './popups.ts';

const newcomer = { scenarios: 'auth.new', cookies: `token=${startingTokens.new}` };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The home page with the state of its overlays, which records open dialogs. */
async function visit(options: Parameters<typeof openTestShop>[0] = {}, activity: '0' | '1' = '0') {
  const shop = openTestShop(options);
  shop.store.sub(flashSaleAtom, () => undefined);
  shop.events().onActivity(activity);
  let popup: string | null = null;
  shop.store.sub(popupAtom, () => {
    const now = shop.store.get(popupAtom);
    if (now === popup) return;
    popup = now;
    shop.store.set(followVisitor, now !== null);
  });
  await vi.advanceTimersByTimeAsync(0);
  const leave = shop.store.set(startPopups);
  return {
    ...shop,
    leave,
    popup: () => shop.store.get(popupAtom),
    close: () => shop.store.set(closePopup),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

test('[POP-01] [FLASH-02] without a sale, the first-order popup opens after half a second', async () => {
  const { popup, pass } = await visit({ scenarios: 'popup.first-order' });
  await pass(499);
  expect(popup()).toBeNull();
  await pass(1);
  expect(popup()).toBe('firstOrder');
});

test.each([
  { who: 'a customer who has ordered', as: member, expectedPopup: null },
  { who: 'a customer who never has', as: newcomer, expectedPopup: 'firstOrder' },
])('[POP-01] [POP-02] $who is shown $expectedPopup', async ({ as, expectedPopup }) => {
  const { popup, pass } = await visit(as);
  await pass(500);
  expect(popup()).toBe(expectedPopup);
});

test('[FLASH-02] during a sale, the seasonal popup opens', async () => {
  const { popup, pass } = await visit({ scenarios: 'popup.seasonal' }, '1');
  await pass(500);
  expect(popup()).toBe('seasonal');
});

test('[FLASH-02] the end of the sale replaces the open seasonal popup by the first-order popup', async () => {
  const { popup, pass, events, store } = await visit({ scenarios: 'popup.seasonal' }, '1');
  await pass(500);
  events().onActivity('0');
  await pass(0);
  expect(popup()).not.toBe('seasonal');
  expect(store.get(offerAtom)?.place).not.toBe('seasonal');
});

test('[POP-01] a closed popup stores fixedModal false and stays closed, also on the next visit', async () => {
  const { popup, pass, close, environment, leave, store } = await visit(newcomer);
  await pass(500);
  close();
  expect(popup()).toBeNull();
  expect(environment.sessionItems.get('fixedModal')).toBe('false');
  leave();
  store.set(startPopups);
  await pass(60_000);
  expect(popup()).toBeNull();
});

test.each(['true', '', 'False', '0', '{}'])(
  '[STATE-01] the popup opens although fixedModal is %j',
  async (fixedModal) => {
    const { popup, pass } = await visit({ sessionItems: { fixedModal } });
    await pass(500);
    expect(popup()).toBe('firstOrder');
  },
);

test('[HOME-02] a popup without its text does not open, and the page has no error', async () => {
  const { popup, pass } = await visit({ ...member, scenarios: 'auth.customer,home.fail:getBanner' });
  await pass(60_000);
  expect(popup()).toBeNull();
});

const quiet = { sessionItems: { fixedModal: 'false' } };

test('[POP-03] the login popup opens after five seconds, and ten seconds after each closing', async () => {
  const { popup, pass, close } = await visit(quiet);
  await pass(4_999);
  expect(popup()).toBeNull();
  await pass(1);
  expect(popup()).toBe('logIn');
  for (let round = 0; round < 3; round += 1) {
    close();
    await pass(9_999);
    expect(popup()).toBeNull();
    await pass(1);
    expect(popup()).toBe('logIn');
  }
});

test('[POP-03] members never see the login popup', async () => {
  const { popup, pass } = await visit({ ...member, ...quiet });
  await pass(60_000);
  expect(popup()).toBeNull();
});

test('[POP-03] no popup opens after a navigation', async () => {
  const { popup, pass, leave } = await visit();
  leave();
  await pass(60_000);
  expect(popup()).toBeNull();
});

test('[POP-01] [POP-03] [E15] one dialog at a time: the timer of the other pauses while one is open', async () => {
  const { popup, pass, close } = await visit();
  await pass(500);
  expect(popup()).toBe('firstOrder');
  await pass(60_000);
  expect(popup()).toBe('firstOrder');
  close();
  await pass(4_499);
  expect(popup()).toBeNull();
  await pass(1);
  expect(popup()).toBe('logIn');
});

test('[POP-01] E15 no popup opens over a dialog of the visitor', async () => {
  const { popup, pass, store } = await visit();
  store.set(followVisitor, true);
  await pass(60_000);
  expect(popup()).toBeNull();
  store.set(followVisitor, false);
  await pass(500);
  expect(popup()).toBe('firstOrder');
});

test('[POP-01] [POP-03] popups wait while the visitor fills in a field, with the rest of their time', async () => {
  const { popup, pass, close, store } = await visit();
  await pass(400);
  store.set(followVisitor, true);
  await pass(60_000);
  expect(popup()).toBeNull();
  store.set(followVisitor, false);
  await pass(99);
  expect(popup()).toBeNull();
  await pass(1);
  expect(popup()).toBe('firstOrder');
  close();
  await pass(4_000);
  store.set(followVisitor, true);
  await pass(60_000);
  expect(popup()).toBeNull();
  store.set(followVisitor, false);
  await pass(499);
  expect(popup()).toBeNull();
  await pass(1);
  expect(popup()).toBe('logIn');
});

test('[POP-01] [STATE-01] a visitor who followed the offer does not see it on the next visit, until a new sale begins', async () => {
  const shop = await visit({ scenarios: 'popup.seasonal' }, '1');
  await shop.pass(500);
  shop.store.set(followOffer);
  expect(shop.popup()).toBeNull();
  const later = await visit({ scenarios: 'popup.seasonal', cookies: shop.jar.cookie }, '1');
  await later.pass(10_000);
  expect(later.popup()).not.toBe('seasonal');
  later.environment.cookies.set('startTime', 1);
  await later.store.set(rememberSale);
  const newSale = await visit({ scenarios: 'popup.seasonal', cookies: later.jar.cookie }, '1');
  await newSale.pass(500);
  expect(newSale.popup()).toBe('seasonal');
});

test.each([
  { isPay: 0, expectedPopup: 'firstOrder' },
  { isPay: 1, expectedPopup: null },
])(
  '[POP-02] [STATE-01] until the server answers, the cookie userInfo with isPay $isPay decides',
  async (row) => {
    const info = encodeURIComponent(JSON.stringify({ isPay: row.isPay, msg: '', emailContact: '' }));
    const { popup, pass } = await visit({
      cookies: `${newcomer.cookies}; userInfo=${info}`,
      scenarios: newcomer.scenarios,
      between: (server) => (input, init) =>
        (input instanceof Request ? input.url : input.toString()).includes('/getUserInfo')
          ? new Promise(() => {})
          : server(input, init),
    });
    await pass(500);
    expect(popup()).toBe(row.expectedPopup);
  },
);
