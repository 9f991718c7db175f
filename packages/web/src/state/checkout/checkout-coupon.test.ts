// @vitest-environment node
import { applyScenarios, createWorld } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownCheckout } from '../../../testing/shown-checkout.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { logOut } from '../session/session.ts';
import { checkoutAtom } from './checkout.ts';
import { chooseAddress } from './checkout-addresses.ts';
import { chooseCoupon } from './checkout-coupon.ts';
import { placeOrder } from './place-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Options = Parameters<typeof openTestShop>[0] & object;

/** A member with a saved address and coupons at the address step, with all data loaded. */
async function openCheckout(options: Options = {}) {
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.tier-120,coupon.taken',
    at: '/car?step=address',
    ...options,
  });
  const view = () => shownCheckout(shop);
  const waitForView = async () => {
    await until(shop.store, checkoutAtom, (now) => {
      if (now.status !== 'ready') return false;
      const { addresses, amounts, coupon } = now.view;
      const isKnown = [addresses.saved, coupon.own, amounts].every(({ status }) => status !== 'loading');
      return isKnown && amounts.status !== 'none' && coupon.standing.status !== 'checking';
    });
    return view();
  };
  await waitForView();
  const fitting = () => {
    const { own } = view().coupon;
    const ownCoupon = own.status === 'ready' ? own.value.find(({ fit }) => fit.status === 'fits') : undefined;
    if (ownCoupon === undefined) throw new Error('No coupon fits.');
    return { kind: 'own', id: ownCoupon.coupon.id } as const;
  };
  return { ...shop, view, waitForView, fitting };
}

function totalOf({ amounts }: Awaited<ReturnType<Awaited<ReturnType<typeof openCheckout>>['waitForView']>>) {
  if (amounts.status !== 'ready') throw new Error(`The amounts are ${amounts.status}.`);
  return amounts.value;
}

const orderOf = ({ world }: Pick<Awaited<ReturnType<typeof openCheckout>>, 'world'>) =>
  [...world.state.orders.values()].at(-1);

test('[PAY-01] a customer’s coupon reduces the total and is redeemed with the order', async () => {
  const shop = await openCheckout();
  const before = totalOf(shop.view());
  const coupon = shop.fitting();
  shop.store.set(chooseCoupon, coupon);
  const after = totalOf(await shop.waitForView());
  expect(after.coupon).toBeGreaterThan(0);
  expect(after.total).toBeLessThan(before.total);
  expect(shop.view().coupon.standing).toEqual({ status: 'applied', saving: after.coupon });
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
  expect(orderOf(shop)?.totals.coupon).toBe(Math.round(after.coupon * 100));
  expect(shop.world.state.coupons.owned.get(coupon.id)?.usedIn).toBe(orderOf(shop)?.ordersn);
});

test('[PAY-01] a coupon is checked before there is an address', async () => {
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.tier-120',
    at: '/car?step=address',
  });
  shop.store.set(chooseAddress, null);
  const standingOf = async (code: string) => {
    shop.store.set(chooseCoupon, { kind: 'code', code });
    await until(shop.store, checkoutAtom, (state) => {
      return state.status === 'ready' && !['none', 'checking'].includes(state.view.coupon.standing.status);
    });
    return shownCheckout(shop).coupon.standing;
  };
  expect(await standingOf('NOPE')).toMatchObject({ status: 'refused' });
  expect(await standingOf('SEASON15')).toMatchObject({ status: 'applied' });
  expect(shownCheckout(shop).amounts).toEqual({ status: 'none' });
});

test('[PAY-01] applicable coupons come first, the others show why they do not apply', async () => {
  const shop = await openCheckout({ scenarios: 'auth.customer,cart.tier-30,coupon.taken' });
  const { own } = shop.view().coupon;
  const fits = own.status === 'ready' ? own.value.map(({ fit }) => fit.status) : [];
  expect(fits).toEqual([...fits].sort((one, other) => Number(other === 'fits') - Number(one === 'fits')));
  expect(fits).toContain('short');
});

test.each([
  ['BROKEN10', 'Server error, please try again later!'],
  ['EXPIRED10', expect.any(String)],
  ['USED10', expect.any(String)],
  ['NOSUCHCODE', expect.any(String)],
])(
  '[PAY-01] the refused code %s shows the server’s message, and the order continues without it',
  async (code, message) => {
    const shop = await openCheckout();
    const before = totalOf(shop.view());
    shop.store.set(chooseCoupon, { kind: 'code', code });
    const after = await shop.waitForView();
    expect(after.coupon.standing).toEqual({ status: 'refused', failure: { kind: 'server', message } });
    expect(totalOf(after)).toEqual(before);
    await shop.store.set(placeOrder);
    expect(shop.address()).toBe('/pay');
    expect(orderOf(shop)?.totals.coupon).toBe(0);
  },
);

test('[PAY-01] a server error caused by a coupon still shows a total without it', async () => {
  const shop = await openCheckout({
    between: (server) => async (input) => {
      const request = new Request(input);
      const hasCoupon = (await request.clone().text()).includes('coupon_code');
      return hasCoupon ? new Response('<h1>502</h1>', { status: 502 }) : server(request);
    },
  });
  shop.store.set(chooseCoupon, { kind: 'code', code: 'WELCOME10' });
  const after = await shop.waitForView();
  expect(after.coupon.standing.status).toBe('refused');
  expect(after.amounts.status).toBe('ready');
});

test('[PAY-01] [P06] a coupon that expires before the order shows a message, and the new total needs a confirmation', async () => {
  const shop = await openCheckout();
  const before = totalOf(shop.view());
  shop.store.set(chooseCoupon, shop.fitting());
  await shop.waitForView();
  applyScenarios(shop.world, 'coupon.expired');
  await shop.store.set(placeOrder);
  const after = await shop.waitForView();
  expect(after.placing.status).toBe('couponRefused');
  expect(after.coupon.standing.status).toBe('refused');
  expect(shop.environment.sessionItems.get('order_sn')).toBeNull();
  expect(totalOf(after)).toEqual(before);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
});

test('[PAY-01] a reload preserves the coupon; a logout removes it', async () => {
  const shop = await openCheckout();
  const coupon = shop.fitting();
  shop.store.set(chooseCoupon, coupon);
  await shop.waitForView();
  const storedDraft = shop.environment.sessionItems.get('checkout_draft') ?? '';
  const again = await openCheckout({ sessionItems: { checkout_draft: storedDraft } });
  expect(again.view().coupon.choice).toEqual(coupon);
  await again.store.set(logOut);
  expect(again.environment.sessionItems.get('checkout_draft')).toBeNull();
});

test('[PAY-01] each of 300 coupons can be selected, and the count includes all applicable ones', async () => {
  const world = createWorld({ scenarios: 'auth.customer,cart.tier-120,coupon.taken' });
  const ownCoupons = [...world.state.coupons.owned.values()];
  const usedCoupon = ownCoupons.findLast(({ usedIn }) => usedIn === null);
  if (usedCoupon === undefined) throw new Error('The customer took no coupon.');
  const numbers = Array.from({ length: 300 }, (_, index) => 5_000 + index);
  for (const id of numbers) world.state.coupons.owned.set(id, { ...usedCoupon, id });
  const shop = await openCheckout({ world });
  const { own } = shop.view().coupon;
  const couponIds = own.status === 'ready' ? own.value.map(({ coupon }) => coupon.id) : [];
  expect(couponIds).toEqual(expect.arrayContaining(numbers));
  expect(new Set(couponIds).size).toBe(couponIds.length);
  shop.store.set(chooseCoupon, { kind: 'own', id: 5_000 });
  expect((await shop.waitForView()).coupon.standing.status).toBe('applied');
});
