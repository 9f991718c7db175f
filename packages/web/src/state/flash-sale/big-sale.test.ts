// @vitest-environment node
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { holding } from '../../../testing/broken-answers.ts';
import { openTestShop, until } from '../../../testing/test-shop.ts';
import { bigSaleAtom, refetchBigSale } from './big-sale.ts';

async function look(scenarios: string) {
  const shop = openTestShop({ at: '/bigsale', scenarios });
  return { ...shop, page: await shop.settled(bigSaleAtom) };
}

test('[NAV-06] [CAT-03] the big sale shows only reduced goods, and its end', async () => {
  const { page, address } = await look('');
  expect(address()).toBe('/bigsale');
  if (page.status !== 'open') throw new Error('The sale is not open.');
  expect(page.goods.length).toBeGreaterThan(0);
  expect(page.goods.every(({ goods_price, original_price }) => goods_price < original_price)).toBe(true);
  expect(page.endsAtMs).toBeGreaterThan(Date.now());
});

test('[NAV-06] the big sale works without its text and its countdown', async () => {
  const { page } = await look('home.fail:getBanner,promotion.getActivityTimes-failed');
  expect(page).toMatchObject({ status: 'open', banner: null, endsAtMs: null });
});

test('[NAV-06] the big sale does not wait for its text', async () => {
  const { between, release } = holding('/getOneBanner');
  const shop = openTestShop({ at: '/bigsale', between });
  expect(await shop.settled(bigSaleAtom)).toMatchObject({ status: 'open', banner: null });
  release();
  await until(shop.store, bigSaleAtom, (page) => page.status === 'open' && page.banner !== null);
});

test('[NAV-06] the big sale without goods can be retried', async () => {
  const { page, store, countOf, settled } = await look('catalog.failed');
  expect(page.status).toBe('failed');
  store.set(refetchBigSale);
  await settled(bigSaleAtom);
  expect(countOf('/api/goods/getGoodsByType')).toBe(2);
});

test('[NAV-06] the big sale closes at its end', async () => {
  const shop = openTestShop({ at: '/bigsale' });
  shop.world.clock.advance(400 * dayMs);
  expect(await shop.settled(bigSaleAtom)).toEqual({ status: 'closed' });
});
