// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Between } from '../../testing/broken-answers.ts';
import { guestCart, readyCart, toastIds } from '../../testing/shown-cart.ts';
import { credentials, member, openTestShop } from '../../testing/test-shop.ts';
import { changeQuantity } from './cart-edit.ts';
import { switchLanguage } from './language.ts';
import { logIn } from './log-in.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[CART-02] [C05] a change that waits is sent so that it outlives its page', async () => {
  const lasting: boolean[] = [];
  const between: Between = (server) => (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/product/checkout')) lasting.push(request.keepalive);
    return server(request);
  };
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car', between });
  const [line] = (await readyCart(shop)).lines;
  const edit = shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  shop.events().onHide();
  await edit;
  expect(lasting).toEqual([true]);
});

test('[CART-02] [I18N-02] another language loads the page anew only after a change that waits has been sent', async () => {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car' });
  const [line] = (await readyCart(shop)).lines;
  const edit = shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  await shop.store.set(switchLanguage, 'de');
  expect(shop.countOf('/api/product/checkout')).toBe(1);
  await edit;
  await vi.advanceTimersByTimeAsync(400);
  expect(shop.outside.reloads).toBe(1);
  expect((await readyCart(shop)).lines[0]).toMatchObject({ quantity: 2, pending: false });
});

test('[CART-08] what could not come along to the cart of the customer is not said to be out of stock', async () => {
  const gone = 2_000_000;
  const cookies = guestCart([
    [1201, 1],
    [gone, 1],
  ]);
  const shop = openTestShop({ at: '/login/login', cookies, scenarios: 'cart.empty,stock.in' });
  await shop.store.set(logIn, credentials);
  expect(toastIds(shop)).toEqual(['cartNotJoined']);
});
