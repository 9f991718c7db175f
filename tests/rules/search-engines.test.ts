// @vitest-environment node
import type { ShopOptions } from '@signal-shop/mock-server';
import { createShop, photographFiles } from '@signal-shop/mock-server';
import { createShopClient } from '@signal-shop/sdk';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import ledger from '../../packages/mock-server/pictures/ledger.json' with { type: 'json' };
import outlines from '../../packages/mock-server/pictures/outlines/index.json' with { type: 'json' };
import { listAllGoods } from '../../packages/web/build/list-all-goods.ts';
import { canonicalAddress } from '../../packages/web/src/shell/canonical-address.ts';
import { goodsFacts } from '../../packages/web/src/state/product/goods-facts.ts';
import { sitemapEntries } from '../../scripts/documents/sitemap-addresses.ts';
import { robotsText, sitemapText } from '../../scripts/documents/sitemap-text.ts';

const origin = 'https://signal.example';

function client(scenarios = '', options: ShopOptions = {}) {
  return createShopClient({ baseUrl: origin, fetch: createShop({ scenarios, ...options }).fetch });
}

test('[BEY-10] the sitemap has every goods, in each color, and every category once, each in every language', async () => {
  const entries = await sitemapEntries(client());
  const addresses = entries.map(({ address }) => address);
  const models = await listAllGoods(client());
  const ids = models.flatMap(({ goods_id, colours = [] }) => [
    goods_id,
    ...colours.map((color) => color.goods_id),
  ]);
  const pages = [...new Set(ids)].map((id) => `/detail?id=${id}`);
  expect(pages.length).toBeGreaterThan(models.length);
  expect(addresses.filter((address) => address.startsWith('/detail?id=')).toSorted()).toEqual(
    pages.toSorted(),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('/product/11');
  const text = sitemapText([{ address: '/product?a=1&b=2', pictures: ['/k9.avif?v=1&width=640'] }], origin);
  expect(text).toContain('<loc>https://signal.example/product?a=1&amp;b=2</loc>');
  expect(load(text, { xml: true })('[hreflang]')).toHaveLength(locales.length);
  expect(text).toContain('<image:loc>https://signal.example/k9.avif?v=1&amp;width=640</image:loc>');
});

test('[BEY-10] the sitemap has each photograph of goods once', async () => {
  const photographs = photographFiles({ folder: '/pictures/', ledger, outlines });
  const shop = client('', { photographs });
  const { msg: goods } = await shop.getGoods({ id: 1011 });
  const ofGoods = (await sitemapEntries(shop)).find(({ address }) => address === '/detail?id=1011');
  expect(goods.pictures.length).toBeGreaterThan(4);
  expect(goods.pictures.map(({ pic }) => pic)).toContain(goods.pic_index);
  const shown = [...goods.pictures, goods.box, goods.scene]
    .map((picture) => picture?.pic ?? '')
    .filter(Boolean);
  const files = new Set(shown.map((pic) => pictureSources(pic).src));
  expect(ofGoods?.pictures.toSorted()).toEqual([...files].toSorted());
});

test('[BEY-10] robots.txt has one link to the sitemap, also after repeated runs', () => {
  const once = robotsText('User-agent: *\nDisallow: /user\n', origin);
  expect(once).toContain('Disallow: /user');
  expect(robotsText(once, origin)).toBe(once);
});

test.each<[string, string, Locale, string]>([
  ['/', '?lang=de', 'en', `${origin}/`],
  ['/', '?sort=rating', 'de', `${origin}/?lang=de`],
  ['/detail', '?integral=1&id=1011', 'ja', `${origin}/detail?id=1011&lang=ja`],
  ['/product/11', '?sort=priceUp&filter=new&page=2', 'en', `${origin}/product/11?page=2`],
  ['/product', '?page=1&price_max=30', 'en', `${origin}/product`],
  ['//evil.example', '', 'en', `${origin}//evil.example`],
])('[BEY-10] the one address of %s%s in %s is %s', (pathname, search, locale, canonical) => {
  expect(canonicalAddress({ pathname, search, origin }, locale)).toBe(canonical);
});

test('[BEY-10] goods have price, currency, stock, rating and breadcrumbs; a sale has its end', async () => {
  const { msg: goods } = await client('flash.open').getGoods({ id: 1011 });
  const [product, way] = goodsFacts(goods, 'USD', origin);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: goods.name,
    aggregateRating: { ratingValue: goods.rating, reviewCount: goods.comment_count },
    offers: {
      price: goods.goods_price.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(product).toHaveProperty('offers.priceValidUntil');
  expect(way).toHaveProperty('itemListElement.length', goods.category_path.length + 1);
  const pictures = [
    { pic: '/k9.avif?widths=192,640', view: 'whole', text: 'Front' },
    { pic: '/k9-side.avif', view: 'side', text: 'Side' },
  ] as const;
  const [seen] = goodsFacts({ ...goods, pic_index: pictures[0].pic, pictures: [...pictures] }, 'USD', origin);
  expect(seen).toMatchObject({
    image: [`${origin}/k9.avif?widths=192,640&width=640`, `${origin}/k9-side.avif`],
  });
  const unrated = goodsFacts({ ...goods, comment_count: 0, stock_count: 0, flash: null }, 'JPY', origin)[0];
  expect(unrated).not.toHaveProperty('aggregateRating');
  expect(unrated).not.toHaveProperty('offers.priceValidUntil');
  expect(unrated).toMatchObject({
    offers: { priceCurrency: 'JPY', availability: 'https://schema.org/OutOfStock' },
  });
});
