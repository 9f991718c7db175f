// @vitest-environment node
import { createShop } from '@signal-shop/mock-server';
import { createShopClient } from '@signal-shop/sdk';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { canonicalAddress } from '../../packages/web/src/shell/canonical-address.ts';
import { goodsFacts } from '../../packages/web/src/state/product/goods-facts.ts';
import { sitemapEntries } from '../../scripts/documents/sitemap-addresses.ts';
import { robotsText, sitemapText } from '../../scripts/documents/sitemap-text.ts';

const origin = 'https://signal.example';

function client(scenarios = '') {
  return createShopClient({ baseUrl: origin, fetch: createShop({ scenarios }).fetch });
}

test('[BEY-10] the sitemap has every goods and category once, each in every language', async () => {
  const entries = await sitemapEntries(client());
  const addresses = entries.map(({ address }) => address);
  const { total } = await client().listGoods({ page_size: 1 });
  expect(addresses.filter((address) => address.startsWith('/detail?id='))).toHaveLength(total);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('/product/11');
  const text = sitemapText([{ address: '/product?a=1&b=2', pictures: ['/k9.avif?v=1&width=640'] }], origin);
  expect(text).toContain('<loc>https://signal.example/product?a=1&amp;b=2</loc>');
  expect(load(text, { xml: true })('[hreflang]')).toHaveLength(locales.length);
  expect(text).toContain('<image:loc>https://signal.example/k9.avif?v=1&amp;width=640</image:loc>');
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
