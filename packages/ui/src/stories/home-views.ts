import { standingStillAtMs } from '@signal-shop/mock-server';
import { isSaleActive } from '@signal-shop/sdk/rules/countdown';
import { loading, ready } from '../remote.ts';
import type { FlashSaleState, HomeView } from '../screens/home/home.states.ts';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';
import { failed, network } from './failures.ts';

type Part = keyof HomeView;

/** The home page as the shop of these scenarios answers, changed where the story says so. */
export function homeView(scenarios = 'flash.open', change: Partial<HomeView> = {}): InLocale<HomeView> {
  return (locale) => ({
    banners: ready(ask('listBanners', {}, { scenarios, locale }).msg.banner),
    flashSale: saleOf(scenarios)(locale),
    hotProducts: ready(ask('listHotProducts', {}, { scenarios, locale }).msg),
    hotCategories: ready(ask('listHotCategories', {}, { scenarios, locale }).msg),
    posts: ready(ask('listHotPosts', {}, { scenarios, locale }).msg),
    reviews: ready(ask('listReviews', {}, { scenarios, locale }).msg),
    ...change,
  });
}

/** The sale as the web app reads it: off unless the server's clock lies within it. */
export function saleOf(scenarios: string): InLocale<FlashSaleState> {
  return (locale) => {
    const sale = ask('getFlashSale', {}, { scenarios, locale });
    if (!isSaleActive(sale)) return { status: 'off' };
    const restSeconds = sale.activity_over_time - sale.server_time;
    return {
      status: 'on',
      lists: sale.msg.map((list) => ({
        ...list,
        endsAtMs: standingStillAtMs + Math.min(restSeconds, list.time) * 1_000,
      })),
    };
  };
}

export const nothingYet: HomeView = {
  banners: loading,
  flashSale: { status: 'loading' },
  hotProducts: loading,
  hotCategories: loading,
  posts: loading,
  reviews: loading,
};

const failure = failed(network);

export const nothingArrived = {
  banners: failure,
  flashSale: { status: 'off' },
  hotProducts: failure,
  hotCategories: failure,
  posts: failure,
  reviews: failure,
} as const satisfies Record<Part, object>;
