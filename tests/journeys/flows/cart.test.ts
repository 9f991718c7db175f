import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

const addPath = '/api/product/addCart';
const editPath = '/api/product/checkout';
const goods = '/detail?id=1201';

test('[LAY-07] [CART-01] [CART-06] AddToCartEnglish: adding opens the drawer with what was added', async () => {
  const shop = await visit({ at: goods, as: 'member', scenarios: 'cart.empty' });
  await shop.press('button', 'Add to cart');
  const drawer = await shop.within('dialog', 'Your cart, 1 item');
  await drawer.find('button', 'Checkout');
  expect(shop.address()).toBe(goods);
  expect(shop.countOf(addPath)).toBe(1);
  await shop.find('button', 'Cart, 1 item');
});

test('[LAY-07] [I18N-01] AddToCartGerman: adding is said in a message, and the icon leads to the cart page', async () => {
  const shop = await visit({ at: goods, as: 'member', scenarios: 'cart.empty', cookies: 'locale=de' });
  await shop.press('button', 'In den Warenkorb');
  await shop.see('In den Warenkorb gelegt');
  expect(shop.count('dialog')).toBe(0);
  await shop.press('link', 'Warenkorb, 1 Artikel');
  await shop.find('heading', 'Warenkorb');
  expect(shop.address()).toBe('/car');
  await shop.find('button', 'Zur Kasse');
});

test('[CART-02] [C04] QuantityDebounce: five presses are one call, a second after the last', async () => {
  const shop = await visit({ at: '/car', as: 'member', scenarios: 'cart.one' });
  for (const step of ['One more', 'One more', 'One less', 'One more', 'One less']) {
    await shop.press('button', step);
    await shop.pass(100);
  }
  await shop.pass(899);
  expect(shop.countOf(editPath)).toBe(0);
  await shop.pass(1);
  expect(shop.countOf(editPath)).toBe(1);
  expect(await shop.find('spinbutton')).toHaveProperty('value', '2');
  await shop.pass(5_000);
  expect(shop.countOf(editPath)).toBe(1);
});

test('[CART-03] [C07] CheckoutBlockedWhileEditing: who is too fast is told, and stays until the cart is saved', async () => {
  const shop = await visit({ at: '/car', as: 'member', scenarios: 'cart.one,stock.in' });
  await shop.press('button', 'One more');
  await shop.press('button', 'Checkout');
  await shop.see('That was a little too fast. Your cart is still being saved.');
  expect(shop.address()).toBe('/car');
  await shop.pass(1_000);
  await shop.press('button', 'Checkout');
  await shop.find('heading', 'Where should it go?');
  expect(shop.address()).toBe('/car?step=address');
});

test('[CART-05] [C14] DeleteFromCart: a question first, the agreed words when it fails, and then it is gone', async () => {
  const shop = await visit({ at: '/car', as: 'member', scenarios: 'cart.one,cart.delete-failed' });
  await shop.press('button', /^Remove .* from the cart$/);
  await (await shop.within('alertdialog')).press('button', 'Keep');
  expect(shop.countOf('/api/product/delCart')).toBe(0);
  await shop.press('button', /^Remove .* from the cart$/);
  await (await shop.within('alertdialog')).press('button', 'Take out');
  await shop.see('Failed to delete, please try again later!');
  shop.world.state.refusals.clear();
  await shop.press('button', /^Remove .* from the cart$/);
  await (await shop.within('alertdialog')).press('button', 'Take out');
  await shop.see('There is no item in your cart, please go shopping!');
});

test('[CART-09] BuyNow: one item alone, the cart and the order before it are forgotten', async () => {
  const shop = await visit({
    at: goods,
    as: 'member',
    scenarios: 'cart.many',
    sessionItems: { order_sn: 'SG20260101000001' },
  });
  await shop.press('button', 'Buy now');
  await shop.see('You are buying this item alone.');
  expect(shop.address()).toBe('/car?cartype=2');
  expect(shop.count('button', /^Remove .* from the cart$/)).toBeLessThanOrEqual(1);
  expect(shop.environment.sessionItems.get('order_sn')).toBeNull();
  expect(shop.jar.cookie).not.toContain('temp_car');
});

test('[CART-09] [P11] of two items bought at once quickly the last one pressed is bought, alone', async () => {
  const held = Promise.withResolvers<void>();
  let calls = 0;
  const shop = await visit({
    at: goods,
    between: (server) => async (input) => {
      const request = new Request(input);
      if (new URL(request.url).pathname !== '/api/product/buyNow') return server(request);
      calls += 1;
      const isFirst = calls === 1;
      const answer = await server(request);
      if (isFirst) await held.promise;
      return answer;
    },
  });
  await shop.press('button', 'Buy now');
  await (await shop.within('navigation', 'Products')).press('link', 'All products');
  await (await shop.within('main')).press('link', /^M625/);
  await shop.press('button', 'Buy now');
  await shop.see('You are buying this item alone.');
  held.resolve();
  await shop.pass(1_000);
  expect(calls).toBe(2);
  expect(shop.count('spinbutton')).toBe(1);
  await shop.find('spinbutton', /^Quantity of M625/);
});
