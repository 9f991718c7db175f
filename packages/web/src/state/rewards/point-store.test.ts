// @vitest-environment node
import { expect, test } from 'vitest';
import { holding } from '../../../testing/broken-answers.ts';
import { toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { goodsAtom, isForPointsAtom } from '../product/product.ts';
import { isLeavingForLogInAtom } from '../session/leave-for-log-in.ts';
import { userAtom } from '../session/session.ts';
import { closeRedemption, pointGoodsAtom, promptRedemption, redeem, redeemAtom } from './point-store.ts';
import { pointsBalanceAtom } from './points-balance.ts';

async function store(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop({ at: '/pointstore', ...options });
  const goods = await shop.settled(pointGoodsAtom);
  if (goods.status !== 'ready') throw new Error('The points store did not open.');
  const [first] = goods.value;
  if (first === undefined) throw new Error('The points store is empty.');
  return { ...shop, goods: goods.value, first };
}

test('[NAV-06] the store lists only goods for points', async () => {
  const { goods, address } = await store();
  expect(address()).toBe('/pointstore');
  expect(goods.every(({ integral_price }) => (integral_price ?? 0) > 0)).toBe(true);
});

test('[NAV-06] a guest sees a warning and is redirected to the login page', async () => {
  const { store: state, first } = await store();
  state.set(promptRedemption, first);
  expect(state.get(redeemAtom).status).toBe('idle');
  expect(state.get(toastsAtom)).toMatchObject([{ text: { id: 'notLoggedIn' } }]);
  expect(state.get(isLeavingForLogInAtom)).toBe(true);
});

test('[NAV-06] a customer sees the balance and a confirmation prompt, and can cancel', async () => {
  const { store: state, first, countOf, settled } = await store(member);
  await settled(userAtom);
  expect(state.get(pointsBalanceAtom)).toBeGreaterThan(0);
  state.set(promptRedemption, first);
  state.set(closeRedemption);
  await state.set(redeem);
  expect(countOf('/api/product/buyNow')).toBe(0);
});

test('[NAV-06] [CART-09] redeeming points opens the buy-now cart once', async () => {
  const bodies: unknown[] = [];
  const {
    store: state,
    first,
    address,
    countOf,
  } = await store({
    ...member,
    between: (server) => async (input, init) => {
      if (input instanceof Request && input.url.endsWith('/buyNow')) bodies.push(await input.clone().json());
      return server(input, init);
    },
  });
  state.set(promptRedemption, first);
  await Promise.all([state.set(redeem), state.set(redeem)]);
  expect(address()).toBe('/car?cartype=2');
  expect(countOf('/api/product/buyNow')).toBe(1);
  expect(state.get(redeemAtom).status).toBe('idle');
  expect(bodies).toMatchObject([{ id: first.goods_id, goods_number: 1, is_integral: 1 }]);
});

test.each([
  ['', '/product', []],
  [',stock.out', '/product', ['server']],
])('[NAV-06] a navigation during the request is not overridden%s', async (scenario, elsewhere, toasts) => {
  const hold = holding('/product/buyNow');
  const shop = await store({ ...member, scenarios: `auth.customer${scenario}`, between: hold.between });
  shop.store.set(promptRedemption, shop.first);
  const redeeming = shop.store.set(redeem);
  shop.store.set(navigate, elsewhere);
  hold.release();
  await redeeming;
  expect(shop.address()).toBe(elsewhere);
  expect(shop.store.get(redeemAtom)).toEqual({ status: 'idle' });
  expect(toastIds(shop)).toEqual(toasts);
});

test('[NAV-06] a refusal shows the server’s message, and the prompt stays open', async () => {
  const { store: state, first } = await store({ ...member, scenarios: 'auth.customer,stock.out' });
  state.set(promptRedemption, first);
  await state.set(redeem);
  expect(state.get(redeemAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
});

test('[NAV-05] a product page with `integral` shows the price in points, if the goods have one', async () => {
  const { first } = await store();
  const forPoints = openTestShop({ at: `/detail?id=${first.goods_id}&integral=1` });
  await forPoints.settled(goodsAtom);
  expect(forPoints.store.get(isForPointsAtom)).toBe(true);
  const bare = openTestShop({ at: `/detail?id=${first.goods_id}` });
  await bare.settled(goodsAtom);
  expect(bare.store.get(isForPointsAtom)).toBe(false);
  const moneyOnly = openTestShop({ at: '/detail?id=1011&integral' });
  await moneyOnly.settled(goodsAtom);
  expect(moneyOnly.store.get(isForPointsAtom)).toBe(false);
});
