import { languageReloadDelayMs } from '@signal-shop/sdk/constants';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

test('[BEY-23] [BEY-69] ShipToCountry: another country changes currency and arrival of the goods, and an order keeps its own currency', async () => {
  const at = '/detail?id=1202';
  const { user, pass, outside, reload } = await visit({
    at,
    as: 'member',
    scenarios: 'orders.empty,order.unpaid',
  });
  const main = () => within(screen.getByRole('main'));
  const arrival = async () => (await main().findByText(/^Arrives /)).textContent;
  const arrivalBefore = await arrival();
  await user.click(await main().findByRole('button', { name: 'Deliver to: United States (USD)' }));
  await pass(50);
  const dialog = within(await screen.findByRole('dialog', { name: 'Where should we deliver?' }));
  await user.click(dialog.getByRole('button', { name: /^Germany\s?EUR$/ }));
  await pass(languageReloadDelayMs);
  expect(outside.reloads).toBe(1);

  const inGermany = await reload(at);
  await main().findByRole('button', { name: 'Deliver to: Germany (EUR)' });
  await main().findAllByText(/^€\d/);
  expect(await arrival()).not.toBe(arrivalBefore);
  await inGermany.reload('/user/order/unpaid');
  await main().findByRole('article', { name: /^Order SG/ });
  main().getAllByText(/^\$\d/);
  expect(main().queryByText(/€/)).toBeNull();
});

test('[BEY-24] MarketOffer: a German browser is offered German and euros once, and accepting reloads the page in both', async () => {
  const at = '/product/1';
  const name = 'Auf Deutsch einkaufen? Deutschland, EUR';
  const languages = ['de-DE', 'en'];
  const declining = await visit({ at, languages });
  const declined = within(await screen.findByRole('region', { name }));
  await declining.user.click(declined.getByRole('button', { name: 'Nein, danke' }));
  expect(screen.queryByRole('region', { name })).toBeNull();
  const later = await declining.reload(at);
  await screen.findAllByRole('article');
  await later.pass(1_000);
  expect(screen.queryByRole('region', { name })).toBeNull();
  await later.leave();

  const { user, pass, outside, reload } = await visit({ at, languages });
  const offer = within(await screen.findByRole('region', { name }));
  await user.click(offer.getByRole('button', { name: 'Wechseln' }));
  await pass(languageReloadDelayMs);
  expect(outside.reloads).toBe(1);
  await reload();
  const main = within(screen.getByRole('main'));
  await main.findAllByText(/^[\d.,]+\s€$/);
  await screen.findByRole('button', { name: 'Suche' });
  expect(screen.queryByRole('region', { name })).toBeNull();
});
