// Measures what one listing over the large shop costs in CPU, and how long the large shop takes to be ready.
// Usage: node packages/mock-server/bench/listing.ts [calls]

import type { World } from '../src/index.ts';
import { createShop } from '../src/index.ts';
import type { GoodsQuery } from '../src/world/listing.ts';
import { listGoods } from '../src/world/listing.ts';

const barMs = 3;
const calls = Number(process.argv[2] ?? 500);
const everything: GoodsQuery = {
  categoryId: null,
  keywords: null,
  filters: [],
  priceMin: null,
  priceMax: null,
  ratingMin: null,
  sort: 'popular',
  page: 1,
  pageSize: 12,
};
const queries: Readonly<Record<string, GoodsQuery>> = {
  'the whole shop': everything,
  'sorted by price': { ...everything, sort: 'priceDown' },
  'searched, sorted by rating': { ...everything, keywords: 'mouse', sort: 'rating' },
  'category, search, filter, price, rating, sort, page 3': {
    ...everything,
    categoryId: 1,
    keywords: 'wireless headset',
    filters: ['inStock'],
    priceMin: 20,
    priceMax: 150,
    ratingMin: 3,
    sort: 'priceUp',
    page: 3,
  },
};

const started = performance.now();
const world = createShop({ size: 'large', scenarios: 'flash.open' }).world('default');
const builtMs = performance.now() - started;
print(`${world.shop.catalogue.goods.length} goods, built in ${builtMs.toFixed(0)} ms`);
for (const [name, query] of Object.entries(queries)) {
  cpuPerCall(world, query);
  const cpuMs = cpuPerCall(world, query);
  print(
    `${name.padEnd(54)} ${cpuMs.toFixed(2).padStart(6)} ms  ${cpuMs <= barMs ? 'within' : 'ABOVE'} ${barMs} ms`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function cpuPerCall(shop: World, query: GoodsQuery): number {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) listGoods(shop, query, 'en');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / calls;
}
