// @vitest-environment node
import { listWinnings } from '@signal-shop/sdk/calls';
import { wheelPrizeCount } from '@signal-shop/sdk/constants';
import { Flag } from '@signal-shop/sdk/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holding } from '../../../testing/broken-answers.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { isLeavingForLogInAtom } from '../session/leave-for-log-in.ts';
import { logOut } from '../session/session.ts';
import { changePrizeAddress, prizeDraftAtom } from './prize-address.ts';
import { addressingSendingAtom, beginAddressing, sendAddress } from './prizes.ts';
import { drawnSendingAtom, leaveWheel, sendGift, spin, wheelAtom } from './wheel.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const drawPath = '/api/rate/luckyDraw';

/** Subscribes to the wheel and waits for its prizes. */
async function wheel(options: Parameters<typeof openTestShop>[0] = member) {
  const shop = openTestShop(options);
  shop.store.sub(wheelAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return {
    ...shop,
    state: () => {
      const state = shop.store.get(wheelAtom);
      return state.status === 'ready' ? state.spin : state;
    },
    press: () => shop.store.set(spin),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

const isDraw = (input: RequestInfo | URL) => input instanceof Request && input.url.endsWith(drawPath);

const winning = (scenario: string) => ({ ...member, scenarios: `auth.customer,${scenario}` });

test('[WHEEL-01] the wheel has six prizes', async () => {
  const { store } = await wheel({});
  const state = store.get(wheelAtom);
  expect(state).toMatchObject({ status: 'ready', wheel: { isOpen: true } });
  expect(state.status === 'ready' && state.wheel.prizes).toHaveLength(wheelPrizeCount);
});

test('[WHEEL-05] the address of a prize is prefilled with the email of the login', async () => {
  const { store, pass } = await wheel();
  store.sub(prizeDraftAtom, () => undefined);
  await pass(0);
  expect(store.get(prizeDraftAtom).email).toBe('ada@example.com');
  store.set(changePrizeAddress, { ...store.get(prizeDraftAtom), email: 'home@example.com' });
  expect(store.get(prizeDraftAtom).email).toBe('home@example.com');
});

test('[WHEEL-02] a guest sees a warning, is redirected to the login page after a second, and returns', async () => {
  const { press, pass, store, address, countOf } = await wheel({});
  await press();
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'warning', text: { id: 'notLoggedIn' } }]);
  expect(store.get(isLeavingForLogInAtom)).toBe(true);
  await pass(999);
  expect(address()).toBe('/');
  await pass(1);
  expect(address()).toBe('/login/login?redirect=%2F');
  expect(countOf(drawPath)).toBe(0);
});

test.each([1, 2, 3, 4, 5, 6])(
  '[WHEEL-03] prize %i: the wheel stops after four seconds at index id - 1',
  async (prize) => {
    const { state, press, pass } = await wheel(winning(`wheel.prize-${prize}`));
    await press();
    expect(state()).toEqual({ status: 'spinning', prizeIndex: prize - 1 });
    await pass(3_999);
    expect(state().status).toBe('spinning');
    await pass(1);
    expect(state()).toMatchObject({ status: 'won', prizeIndex: prize - 1, prize: { id: prize } });
  },
);

test('[WHEEL-04] [E13] repeated clicks send one spin', async () => {
  const { press, pass, countOf } = await wheel();
  await Promise.all([press(), press(), press()]);
  await press();
  await pass(4_000);
  await press();
  expect(countOf(drawPath)).toBe(1);
});

test.each(['wheel.no-chance', 'wheel.busy', 'wheel.closed'])(
  '[WHEEL-04] %s shows the server’s message, and can be retried',
  async (scenario) => {
    const { state, press, countOf } = await wheel(winning(scenario));
    await press();
    expect(state()).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
    await press();
    expect(countOf(drawPath)).toBe(2);
  },
);

test.each([0, 7, 1_000])('[WHEEL-03] [E13] the invalid prize %i stops the wheel', async (id) => {
  const { state, press } = await wheel({
    ...member,
    between: (server) => async (input, init) => {
      const answer = await server(input, init);
      if (!isDraw(input)) return answer;
      const body = await answer.json();
      return Response.json({ ...body, data: { ...body.data, id } }, { headers: answer.headers });
    },
  });
  await press();
  expect(state().status).toBe('failed');
});

test('[WHEEL-05] [U13] a refused address preserves the input, and an accepted one is sent once', async () => {
  const { press, pass, store, countOf } = await wheel(winning('wheel.gift'));
  await press();
  await pass(4_000);
  store.set(changePrizeAddress, { ...address, code: 'x'.repeat(101) });
  await store.set(sendGift);
  expect(store.get(drawnSendingAtom).status).toBe('failed');
  expect(store.get(prizeDraftAtom).city).toBe(' Seattle');
  store.set(changePrizeAddress, address);
  await Promise.all([store.set(sendGift), store.set(sendGift)]);
  await store.set(sendGift);
  expect(store.get(drawnSendingAtom)).toMatchObject({ status: 'sent', message: expect.stringMatching(/\w/) });
  expect(countOf('/api/rate/address')).toBe(2);
});

test('[WHEEL-05] [USER-07] the confirmation of another prize’s address does not show for the drawn one', async () => {
  const { press, pass, store, environment } = await wheel(winning('wheel.gift,win.address-missing'));
  const { msg } = await listWinnings(environment.shop, { page: 1, page_size: 12 });
  const other = msg.find(({ misses_address }) => misses_address === Flag.yes);
  if (other === undefined) throw new Error('Every address is known.');
  await press();
  await pass(4_000);
  store.set(changePrizeAddress, address);
  store.set(beginAddressing, other);
  await store.set(sendAddress);
  expect(store.get(addressingSendingAtom).status).toBe('sent');
  expect(store.get(drawnSendingAtom)).toEqual({ status: 'idle' });
  await store.set(sendGift);
  expect(store.get(drawnSendingAtom).status).toBe('sent');
});

test('[WHEEL-05] a refused address shows the server’s message', async () => {
  const { press, pass, store } = await wheel(winning('wheel.gift,wheel.address-rejected'));
  await press();
  await pass(4_000);
  store.set(changePrizeAddress, address);
  await store.set(sendGift);
  expect(store.get(drawnSendingAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
});

test('[AUTH-04] a spin after the end of the login shows no error itself', async () => {
  const { state, press, pass, store } = await wheel({
    ...member,
    between: (server) => async (input, init) =>
      isDraw(input) ? Response.json({ code: 1000, msg: 'Please log in again' }) : server(input, init),
  });
  await press();
  await pass(0);
  expect(state()).toEqual({ status: 'idle' });
  expect(store.get(toastsAtom)).toHaveLength(1);
});

test('[WHEEL-03] [E14] a wheel that is closed while it spins shows its prize when it is opened again', async () => {
  const { state, press, pass, store, environment } = await wheel(winning('wheel.gift'));
  const won = async () => (await listWinnings(environment.shop, { page: 1, page_size: 12 })).msg.length;
  const before = await won();
  const spinning = press();
  await pass(1_000);
  store.set(leaveWheel);
  await pass(3_000);
  await spinning;
  expect(state()).toMatchObject({ status: 'won' });
  expect(await won()).toBe(before + 1);
});

test('[WHEEL-03] a logout removes the prize and the input', async () => {
  const { state, press, pass, store } = await wheel(winning('wheel.gift'));
  await press();
  await pass(4_000);
  store.set(changePrizeAddress, address);
  await store.set(logOut);
  await pass(0);
  expect(state()).toEqual({ status: 'idle' });
  expect(store.get(prizeDraftAtom).city).toBe('');
});

test('[WHEEL-03] [T03] a late prize after the logout is ignored', async () => {
  const hold = holding(drawPath);
  const { state, press, pass, store } = await wheel({ ...winning('wheel.gift'), between: hold.between });
  const spinning = press();
  await store.set(logOut);
  hold.release();
  await spinning;
  await pass(4_000);
  expect(state()).toEqual({ status: 'idle' });
});

test.each([
  { chances: 2, next: 'idle' },
  { chances: 0, next: 'won' },
])(
  '[WHEEL-01] after a coupon with $chances spins left the wheel is $next when it is opened again',
  async (row) => {
    const { state, press, pass, store } = await wheel({
      ...winning('wheel.coupon'),
      between: (server) => async (input, init) => {
        const answer = await server(input, init);
        if (!isDraw(input)) return answer;
        return Response.json({ ...(await answer.json()), chances: row.chances }, { headers: answer.headers });
      },
    });
    await press();
    await pass(4_000);
    store.set(leaveWheel);
    expect(state().status).toBe(row.next);
  },
);

const address = {
  email: 'ada@example.com',
  buyer_first_name: 'Ada',
  buyer_last_name: 'Byte',
  buyer_address: '1 Signal Way',
  buyer_address_two: '',
  country: 'US',
  region: 'WA',
  city: ' Seattle',
  code: '98101',
  subcode: '',
  phone: '+1 206 555 0177',
};
