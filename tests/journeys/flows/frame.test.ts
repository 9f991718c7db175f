import {
  getTerm,
  listHotCategories,
  listHotPosts,
  listHotProducts,
  listReviews,
} from '@signal-shop/sdk/calls';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

test('[LAY-02] [NAV-11] the header leads to goods, search, languages, account, orders and cart, whose number it tells', async () => {
  const shop = await visit({ as: 'member', scenarios: 'cart.one' });
  await (await shop.within('navigation', 'Products')).find('button', 'Headsets');
  await shop.find('button', 'Search');
  await shop.find('button', 'Language: English');
  await shop.find('link', /^Account of /);
  await shop.find('button', /^Cart, [1-9]\d* items?$/);
  await shop.press('link', 'My orders');
  expect(shop.address()).toBe('/user/order/orders');
  await shop.press('link', /^Account of /);
  expect(shop.address()).toBe('/user/profile');
});

test('[NAV-15] [SUP-03] the list of policies leads to one, whose every word is what the server told', async () => {
  const shop = await visit({ at: '/policy' });
  const { msg: term } = await getTerm(shop.environment.shop, { title: 'returns' });
  const policy = await shop.reload(`/policy/${term.title}`);
  const main = await policy.within('main');
  for (const block of term.blocks) {
    for (const text of block.type === 'list' ? block.items : [block.text]) await main.see(text);
  }
});

test('[HOME-04] [HOME-05] hot goods, categories, posts and reviews show what the server tells of them', async () => {
  const shop = await visit({ sessionItems: { fixedModal: 'false' } });
  const main = await shop.within('main');
  const { shop: server } = shop.environment;
  const { msg: products } = await listHotProducts(server);
  for (const { name, cateName, goods_price } of products.flat()) {
    await main.find('link', name);
    await main.see(cateName);
    await main.see(formatMoney(goods_price, 'en'));
  }
  for (const { title, catName } of (await listHotCategories(server)).msg) {
    await main.find('link', title);
    await main.see(catName);
  }
  for (const { title, remark, ctime } of (await listHotPosts(server)).msg) {
    await main.see(title);
    await main.see(remark);
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
    await main.see(day.format(ctime * 1_000));
  }
  for (const { name, cname, remark } of (await listReviews(server)).msg) {
    await main.see(remark);
    if (name !== undefined || cname !== undefined) await main.see(name ?? cname ?? '');
  }
});
