import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fill, first } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

test('[BEY-31] AddressBook: an address is added, preferred, deleted and restored, and the checkout offers it', async () => {
  const { user, reload } = await visit({ at: '/user/address', as: 'member', scenarios: 'cart.one' });
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add address' }));
  await user.selectOptions(form.getByLabelText('Country or region'), 'DE');
  await fill(user, form, {
    'First name': 'Käthe',
    'Last name': 'Großmann',
    'Street address': 'Prenzlauer Allee 12',
    'ZIP or postal code': '10405',
    City: 'Berlin',
    Phone: '+49 30 123456',
  });
  await user.click(form.getByRole('button', { name: 'Save address' }));
  await user.click(await screen.findByRole('button', { name: 'Set Käthe Großmann’s address as default' }));
  const list = screen.getByRole('list', { name: 'Saved addresses' });
  await within(list).findByRole('button', { name: /^Set Ada .+ as default$/ });
  expect(first(within(list).getAllByRole('listitem')).textContent).toMatch(/10405 Berlin.*Default/);
  await user.click(screen.getByRole('button', { name: 'Delete Käthe Großmann’s address' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Edit Käthe Großmann’s address' });
  await reload('/car?step=address');
  expect(await screen.findByRole('radio', { name: /Käthe Großmann/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('link', { name: 'Manage addresses' }).getAttribute('href')).toBe('/user/address');
});

test('[BEY-32] EmailAlerts: a customer follows sold-out goods from their page to the account and back', async () => {
  const { user, reload, world } = await visit({ at: '/detail?id=2191', as: 'member' });
  await fill(user, screen, { Email: 'ada@example.com' });
  await user.click(await screen.findByRole('button', { name: 'Notify me' }));
  await screen.findByText('We’ll email you as soon as it’s back in stock.');
  const again = await reload('/detail?id=2191');
  await again.user.click(await screen.findByRole('link', { name: 'Your email alerts' }));
  await again.user.click(await screen.findByRole('button', { name: /^Remove the alert for / }));
  await screen.findByRole('heading', { name: 'No email alerts' });
  expect(world.state.noticeRequests).toEqual([]);
  await again.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: /^Remove the alert for / });
});

test('[BEY-33] SaveForLater: goods leave the cart, keep their price and stock current, and return', async () => {
  const { user, world, reload } = await visit({ at: '/car', as: 'member', scenarios: 'cart.one' });
  await user.click(await screen.findByRole('button', { name: /^Save .+ for later$/ }));
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  const list = within(await screen.findByRole('region', { name: 'Saved for later' }));
  await list.findByRole('button', { name: /^Move .+ to cart$/ });
  const [cart] = [...world.state.carts.values()].filter(({ saved }) => saved.length > 0);
  const { goodsId = 0 } = cart?.saved[0] ?? {};
  world.state.prices.set(goodsId, 12_345);
  const again = await reload('/car');
  await screen.findByText('$123.45');
  await again.user.click(await screen.findByRole('button', { name: /^Move .+ to cart$/ }));
  await screen.findByRole('button', { name: /^Save .+ for later$/ });
  expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
});
