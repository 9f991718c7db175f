import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

const addPath = '/api/product/addCart';
const editPath = '/api/product/checkout';
const deletePath = '/api/product/delCart';
const goods = '/detail?id=1201';

test('[LAY-07] [CART-01] [CART-06] AddToCartEnglish: adding opens the drawer with the new item', async () => {
  const { user, address, countOf } = await visit({ at: goods, as: 'member', scenarios: 'cart.empty' });
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Your cart, 1 item' }));
  await drawer.findByRole('button', { name: 'Checkout' });
  expect(address()).toBe(goods);
  expect(countOf(addPath)).toBe(1);
  await screen.findByRole('button', { name: 'Cart, 1 item' });
});

test('[LAY-07] [I18N-01] AddToCartGerman: adding shows a toast, and the icon leads to the cart page', async () => {
  const cookies = 'locale=de';
  const { user, address } = await visit({ at: goods, as: 'member', scenarios: 'cart.empty', cookies });
  await user.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
  await screen.findByText('In den Warenkorb gelegt');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Warenkorb, 1 Artikel' }));
  await screen.findByRole('heading', { name: 'Warenkorb' });
  expect(address()).toBe('/car');
  await screen.findByRole('button', { name: 'Zur Kasse' });
});

test('[CART-02] [C04] QuantityDebounce: five presses send one call, a second after the last', async () => {
  const { user, pass, countOf } = await visit({ at: '/car', as: 'member', scenarios: 'cart.one' });
  for (const name of [
    'Increase quantity',
    'Increase quantity',
    'Decrease quantity',
    'Increase quantity',
    'Decrease quantity',
  ]) {
    await user.click(await screen.findByRole('button', { name }));
    await pass(100);
  }
  await pass(899);
  expect(countOf(editPath)).toBe(0);
  await pass(1);
  expect(countOf(editPath)).toBe(1);
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2');
  await pass(5_000);
  expect(countOf(editPath)).toBe(1);
});

test('[CART-03] [C07] CheckoutBlockedWhileEditing: checkout shows a warning until the cart is saved', async () => {
  const scenarios = 'cart.one,stock.in';
  const { user, pass, address } = await visit({ at: '/car', as: 'member', scenarios });
  await user.click(await screen.findByRole('button', { name: 'Increase quantity' }));
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  await screen.findByText('One moment. We’re still saving your cart.');
  expect(address()).toBe('/car');
  await pass(1_000);
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  await screen.findByRole('heading', { name: 'Shipping address' });
  expect(address()).toBe('/car?step=address');
});

test('[CART-05] [C14] DeleteFromCart: a confirmation, the message of the specification on failure, then the item is removed', async () => {
  const scenarios = 'cart.one,cart.delete-failed';
  const { user, countOf, world } = await visit({ at: '/car', as: 'member', scenarios });
  const remove = () => screen.findByRole('button', { name: /^Remove .* from cart$/ });
  const question = async () => within(await screen.findByRole('alertdialog'));
  await user.click(await remove());
  await user.click((await question()).getByRole('button', { name: 'Keep' }));
  expect(countOf(deletePath)).toBe(0);
  await user.click(await remove());
  await user.click((await question()).getByRole('button', { name: 'Remove' }));
  const failure = await (await question()).findByRole('alert');
  expect(failure.textContent).toBe('Failed to delete, please try again later!');
  world.state.refusals.clear();
  await user.click((await question()).getByRole('button', { name: 'Remove' }));
  await screen.findByText('There is no item in your cart, please go shopping!');
});

test('[CART-09] BuyNow: one item alone, without the cart and the previous buy-now item', async () => {
  const { user, address, environment, jar } = await visit({
    at: goods,
    as: 'member',
    scenarios: 'cart.many',
    sessionItems: { order_sn: 'SG20260101000001' },
  });
  await user.click(await screen.findByRole('button', { name: 'Buy now' }));
  await screen.findByText('You’re buying just this item.');
  expect(address()).toBe('/car?cartype=2');
  expect(screen.queryAllByRole('button', { name: /^Remove .* from cart$/ }).length).toBeLessThanOrEqual(1);
  expect(environment.sessionItems.get('order_sn')).toBeNull();
  expect(jar.cookie).not.toContain('temp_car');
});

test('[CART-09] [P11] two quick purchases buy only the last item', async () => {
  const heldAnswer = Promise.withResolvers<void>();
  let calls = 0;
  const { user, pass } = await visit({
    at: goods,
    between: (server) => async (input) => {
      const request = new Request(input);
      if (new URL(request.url).pathname !== '/api/product/buyNow') return server(request);
      calls += 1;
      const isFirst = calls === 1;
      const answer = await server(request);
      if (isFirst) await heldAnswer.promise;
      return answer;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Buy now' }));
  const menu = within(screen.getByRole('navigation', { name: 'Products' }));
  await user.click(menu.getByRole('link', { name: 'All products' }));
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('link', { name: /^M625/ }));
  await user.click(await screen.findByRole('button', { name: 'Buy now' }));
  await screen.findByText('You’re buying just this item.');
  heldAnswer.resolve();
  await pass(1_000);
  expect(calls).toBe(2);
  expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
  screen.getByRole('spinbutton', { name: /^Quantity of M625/ });
});

test('[BEY-55] BuySet: a product page adds the set, the cart has its discount, and without a part it says what is missing', async () => {
  const { user, reload } = await visit({ at: '/detail?id=1341', as: 'member', scenarios: 'cart.empty' });
  const offer = within(await screen.findByRole('region', { name: 'Better together' }));
  offer.getByText('You save $20.00');
  await user.click(offer.getByRole('button', { name: 'Add the set to cart' }));
  await screen.findByRole('button', { name: 'Cart, 2 items' });
  const again = await reload('/car');
  await screen.findAllByText('Set discount');
  await again.user.click(await screen.findByRole('button', { name: /^Save X8 .+ for later$/ }));
  const rest = within(await screen.findByRole('region', { name: 'Better together' }));
  rest.getByText(/^Add X8 .+ to save \$20\.00 with the set\.$/);
  expect(screen.queryByText('Set discount')).toBeNull();
  await again.user.click(rest.getByRole('button', { name: 'Complete the set' }));
  await screen.findAllByText('Set discount');
});
