// @vitest-environment node
import { applyScenarios, createWorld } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownCheckout } from '../../../testing/shown-checkout.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { logOut } from '../session/session.ts';
import { checkoutAtom, placeOrder } from './checkout.ts';
import { chooseCoupon } from './checkout-coupon.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Options = Parameters<typeof openTestShop>[0] & object;

/** A member with a saved address and coupons, at the address step; everything there is to know is known. */
async function openCheckout(options: Options = {}) {
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.tier-120,coupon.taken',
    at: '/car?step=address',
    ...options,
  });
  const view = () => shownCheckout(shop);
  const known = async () => {
    await until(shop.store, checkoutAtom, (now) => {
      if (now.status !== 'ready') return false;
      const { addresses, amounts, coupon } = now.view;
      const isKnown = [addresses.saved, coupon.own, amounts].every(({ status }) => status !== 'loading');
      return isKnown && amounts.status !== 'none' && coupon.standing.status !== 'checking';
    });
    return view();
  };
  await known();
  const fitting = () => {
    const { own } = view().coupon;
    const found = own.status === 'ready' ? own.value.find(({ fit }) => fit.status === 'fits') : undefined;
    if (found === undefined) throw new Error('No coupon fits.');
    return { kind: 'own', id: found.coupon.id } as const;
  };
  return { ...shop, view, known, fitting };
}

function totalOf({ amounts }: Awaited<ReturnType<Awaited<ReturnType<typeof openCheckout>>['known']>>) {
  if (amounts.status !== 'ready') throw new Error(`The amounts are ${amounts.status}.`);
  return amounts.value;
}

const orderOf = ({ world }: Pick<Awaited<ReturnType<typeof openCheckout>>, 'world'>) =>
  [...world.state.orders.values()].at(-1);

test('[PAY-01] an own coupon is taken off the total and used with the order', async () => {
  const shop = await openCheckout();
  const before = totalOf(shop.view());
  const chosen = shop.fitting();
  shop.store.set(chooseCoupon, chosen);
  const after = totalOf(await shop.known());
  expect(after.coupon).toBeGreaterThan(0);
  expect(after.total).toBeLessThan(before.total);
  expect(shop.view().coupon.standing).toEqual({ status: 'applied', saving: after.coupon });
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
  expect(orderOf(shop)?.totals.coupon).toBe(Math.round(after.coupon * 100));
  expect(shop.world.state.coupons.owned.get(chosen.id)?.usedIn).toBe(orderOf(shop)?.ordersn);
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
  '[PAY-01] the code %s is refused in the server’s words, and the order goes on without it',
  async (code, message) => {
    const shop = await openCheckout();
    const before = totalOf(shop.view());
    shop.store.set(chooseCoupon, { kind: 'code', code });
    const after = await shop.known();
    expect(after.coupon.standing).toEqual({ status: 'refused', failure: { kind: 'server', message } });
    expect(totalOf(after)).toEqual(before);
    await shop.store.set(placeOrder);
    expect(shop.address()).toBe('/pay');
    expect(orderOf(shop)?.totals.coupon).toBe(0);
  },
);

test('[PAY-01] a shop that breaks over a coupon still says what the order costs', async () => {
  const shop = await openCheckout({
    between: (server) => async (input) => {
      const request = new Request(input);
      const hasCoupon = (await request.clone().text()).includes('coupon_code');
      return hasCoupon ? new Response('<h1>502</h1>', { status: 502 }) : server(request);
    },
  });
  shop.store.set(chooseCoupon, { kind: 'code', code: 'WELCOME10' });
  const after = await shop.known();
  expect(after.coupon.standing.status).toBe('refused');
  expect(after.amounts.status).toBe('ready');
});

test('[PAY-01] [P06] a coupon that runs out before the order is said, and the new total must be agreed to', async () => {
  const shop = await openCheckout();
  const before = totalOf(shop.view());
  shop.store.set(chooseCoupon, shop.fitting());
  await shop.known();
  applyScenarios(shop.world, 'coupon.expired');
  await shop.store.set(placeOrder);
  const after = await shop.known();
  expect(after.placing.status).toBe('couponRefused');
  expect(after.coupon.standing.status).toBe('refused');
  expect(shop.environment.sessionItems.get('order_sn')).toBeNull();
  expect(totalOf(after)).toEqual(before);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
});

test('[PAY-01] a reload keeps the coupon, a logout forgets it', async () => {
  const shop = await openCheckout();
  const chosen = shop.fitting();
  shop.store.set(chooseCoupon, chosen);
  await shop.known();
  const kept = shop.environment.sessionItems.get('checkout_draft') ?? '';
  const again = await openCheckout({ sessionItems: { checkout_draft: kept } });
  expect(again.view().coupon.chosen).toEqual(chosen);
  await again.store.set(logOut);
  expect(again.environment.sessionItems.get('checkout_draft')).toBeNull();
});

test('[PAY-01] each of 300 coupons can be chosen, the last one too, and the count is of all that fit', async () => {
  const world = createWorld({ scenarios: 'auth.customer,cart.tier-120,coupon.taken' });
  const owned = [...world.state.coupons.owned.values()];
  const taken = owned.findLast(({ usedIn }) => usedIn === null);
  if (taken === undefined) throw new Error('The customer took no coupon.');
  const numbers = Array.from({ length: 300 }, (_, place) => 5_000 + place);
  for (const id of numbers) world.state.coupons.owned.set(id, { ...taken, id });
  const shop = await openCheckout({ world });
  const { own } = shop.view().coupon;
  const known = own.status === 'ready' ? own.value.map(({ coupon }) => coupon.id) : [];
  expect(known).toEqual(expect.arrayContaining(numbers));
  expect(new Set(known).size).toBe(known.length);
  shop.store.set(chooseCoupon, { kind: 'own', id: 5_000 });
  expect((await shop.known()).coupon.standing.status).toBe('applied');
});
