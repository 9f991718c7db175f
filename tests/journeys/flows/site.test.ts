import {
  getTerm,
  listHotCategories,
  listHotPosts,
  listHotProducts,
  listReviews,
} from '@signal-shop/sdk/calls';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

test('[LAY-02] [NAV-11] the header leads to goods, search, languages, account, orders and cart, with its count', async () => {
  const { user, address } = await visit({ as: 'member', scenarios: 'cart.one' });
  const menu = within(await screen.findByRole('navigation', { name: 'Products' }));
  await menu.findByRole('button', { name: 'Headsets' });
  await screen.findByRole('button', { name: 'Search' });
  await screen.findByRole('button', { name: 'Language: English' });
  await screen.findByRole('link', { name: /’s account$/ });
  await screen.findByRole('button', { name: /^Cart, [1-9]\d* items?$/ });
  await user.click(screen.getByRole('link', { name: 'My orders' }));
  await waitFor(() => expect(address()).toBe('/user/order/orders'));
  await user.click(await screen.findByRole('link', { name: /’s account$/ }));
  await waitFor(() => expect(address()).toBe('/user/profile'));
});

test('[NAV-15] [SUP-03] the list of policies leads to one with the text of the server', async () => {
  const shop = await visit({ at: '/policy' });
  const { msg: term } = await getTerm(shop.environment.shop, { title: 'returns' });
  await shop.reload(`/policy/${term.title}`);
  const main = within(await screen.findByRole('main'));
  for (const block of term.blocks) {
    for (const text of block.type === 'list' ? block.items : [block.text]) await main.findAllByText(text);
  }
});

test('[HOME-04] [HOME-05] hot goods, categories, posts and reviews show the data of the server', async () => {
  const shop = await visit({ sessionItems: { fixedModal: 'false' } });
  const main = within(await screen.findByRole('main'));
  const { shop: server } = shop.environment;
  const { msg: products } = await listHotProducts(server);
  for (const { name, cateName, goods_price } of products.flat()) {
    await main.findAllByRole('link', { name });
    await main.findAllByText(cateName);
    await main.findAllByText(formatMoney(goods_price, 'en'));
  }
  for (const { title, catName } of (await listHotCategories(server)).msg) {
    await main.findAllByRole('link', { name: title });
    await main.findAllByText(catName);
  }
  for (const { title, remark, ctime } of (await listHotPosts(server)).msg) {
    await main.findAllByText(title);
    await main.findAllByText(remark);
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
    await main.findAllByText(day.format(ctime * 1_000));
  }
  for (const { name, cname, remark } of (await listReviews(server)).msg) {
    await main.findAllByText(remark);
    if (name !== undefined || cname !== undefined) await main.findAllByText(name ?? cname ?? '');
  }
});
