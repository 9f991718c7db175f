// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fetch } from '../../../testing/test-environment.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { cartCountAtom } from '../cart/cart-query.ts';
import { flashSaleAtom, isFlashSaleOpenAtom } from '../flash-sale/flash-sale.ts';
import { announcementAtom } from '../site/announcement.ts';
import { categoriesAtom, contactAtom } from '../site/site.ts';
import { termsAtom } from '../site/terms.ts';
import { bannersAtom, postsAtom } from './home.ts';
import { featuresAtom } from './home-features.ts';
import { hotAtom } from './home-hot.ts';
import { reviewsAtom } from './home-reviews.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const patience = 61_000;
const json = { headers: { 'content-type': 'application/json; charset=utf-8' } };

/** Failures of a call that its page cannot prevent. */
const failures = {
  'an error of the server': async () => new Response('oops', { status: 500 }),
  'no answer at all': () => new Promise<Response>(() => undefined),
  'a connection that breaks': () => Promise.reject(new TypeError('Failed to fetch')),
  'a page instead of an answer': async () =>
    new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
  'a refusal': async () => Response.json({ code: 0, msg: 'Not today' }, json),
  'an empty answer': async () => Response.json({ code: 1, msg: null }, json),
  'a list that is none': async () => Response.json({ code: 1, msg: 'none' }, json),
} satisfies Record<string, () => Promise<Response>>;

const parts = {
  banners: '/api/index/index',
  hotProducts: '/api/index/getHotCategoryGoods',
  hotCategories: '/api/index/getHotCategory',
  features: '/api/index/getFeatures',
  posts: '/api/index/getCommunity',
  reviews: '/api/index/getGoodsComment',
  categories: '/api/index/getCategoryList',
  contact: '/api/index/getContact',
  terms: '/api/term/getTerm',
} as const;
/** Sections that fail silently: the page renders without them. */
const silent = ['/api/index/title', '/api/product/getGoodsCart'];

type Failure = () => Promise<Response>;

/** The home page with failing calls. */
async function visit(fail: Failure, fails: (path: string) => boolean) {
  const between = (server: Fetch): Fetch => {
    return (input, init) => {
      const request = new Request(input, init);
      return fails(new URL(request.url).pathname) ? fail() : server(request);
    };
  };
  const shop = openTestShop({ between });
  const sections = [
    bannersAtom,
    flashSaleAtom,
    hotAtom,
    featuresAtom,
    postsAtom,
    reviewsAtom,
    categoriesAtom,
    contactAtom,
    termsAtom,
  ];
  for (const part of [...sections, announcementAtom, cartCountAtom]) shop.store.sub(part, () => undefined);
  await vi.advanceTimersByTimeAsync(patience);
  const { store } = shop;
  const views = {
    banners: store.get(bannersAtom),
    ...store.get(hotAtom),
    features: store.get(featuresAtom),
    posts: store.get(postsAtom),
    reviews: store.get(reviewsAtom),
    categories: store.get(categoriesAtom),
    contact: store.get(contactAtom),
    terms: store.get(termsAtom),
  };
  const statuses = Object.entries(views).map(([name, { status }]) => [name, status] as const);
  return { store, brokenParts: statuses.filter(([, status]) => status !== 'ready') };
}

const cases = Object.entries(failures).flatMap(([kind, fail]) =>
  Object.entries(parts).map(([part, path]) => ({ kind, part, path, fail })),
);

test.each(cases)('[HOME-02] [L01] $part fails separately by $kind', async ({ part, path, fail }) => {
  const { brokenParts } = await visit(fail, (pathname) => pathname === path);
  expect(brokenParts).toEqual([[part, 'failed']]);
});

test.each(silent.flatMap((path) => Object.entries(failures).map(([kind, fail]) => ({ path, kind, fail }))))(
  '[HOME-02] [L01] without $path ($kind) nothing else is missing',
  async ({ path, fail }) => {
    const { brokenParts } = await visit(fail, (pathname) => pathname === path);
    expect(brokenParts).toEqual([]);
  },
);

test.each(Object.entries(failures))(
  '[HOME-02] [L02] if all calls fail by %s, each part shows its failure and none stays pending',
  async (_, fail) => {
    const { store, brokenParts } = await visit(fail, () => true);
    expect(brokenParts).toEqual(Object.keys(parts).map((part) => [part, 'failed']));
    expect(store.get(isFlashSaleOpenAtom)).toBe(false);
    expect(store.get(cartCountAtom)).toBe(0);
  },
);
