import { standingStillAtMs } from '@signal-shop/mock-server';
import type { GoodsSummary, Locale } from '@signal-shop/sdk/contract';
import { aComment } from '@signal-shop/sdk/testing';
import { ready } from '../remote.ts';
import type {
  CommentsView,
  ProductDetailState,
  ProductDetailView,
  ProductEndView,
  ProductOffersView,
} from '../screens/product-detail/product-detail.states.ts';
import type { Faqs } from '../sections/faq-panel/faq-panel.tsx';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';

/** A product page with everything that comes after its first view. */
export type WholeProductView = ProductDetailView & ProductOffersView & ProductEndView;
export type WholeProductState =
  | Exclude<ProductDetailState, { readonly status: 'ready' }>
  | { readonly status: 'ready'; readonly view: WholeProductView };

type Change = (view: WholeProductView, locale: Locale) => Partial<WholeProductView>;

const commentsPerPage = 10;

/** A product page as the shop of these scenarios answers it, changed where the story says so. */
export function product(
  id: number,
  scenarios = '',
  change: Change = () => ({}),
): InLocale<WholeProductState> {
  return (locale) => {
    const view = productView(id, scenarios, locale);
    return { status: 'ready', view: { ...view, ...change(view, locale) } };
  };
}

export function productView(id: number, scenarios: string, locale: Locale): WholeProductView {
  const asking = { scenarios, locale };
  const goods = ask('getGoods', { id }, asking).msg;
  const { flash } = goods;
  return {
    goods,
    turningTo: null,
    quantity: 1,
    buy: { status: 'idle' },
    flashEndsAtMs: flash === null ? null : standingStillAtMs + (flash.over_time - flash.server_time) * 1_000,
    isForPoints: false,
    notices: { backInStock: { status: 'idle' }, saleStart: { status: 'idle' } },
    noticeEmail: '',
    faqs: ready(faqsOf(id, scenarios, locale)),
    comments: ready(commentsOf(id, scenarios, locale)),
    coupons: [],
    taking: { status: 'idle' },
    freeTest: null,
    viewed: [],
    related: ready(ask('listRelatedGoods', { id }, asking).msg),
  };
}

export function faqsOf(id: number, scenarios: string, locale: Locale): Faqs {
  return ask('listGoodsFaqs', { id }, { scenarios, locale }).msg;
}

export function commentsOf(id: number, scenarios: string, locale: Locale, page = 1): CommentsView {
  const answer = ask('listComments', { id, page }, { scenarios, locale });
  const { msg, total, average, histogram, picture_count: pictureCount } = answer;
  const pages = Math.max(1, Math.ceil(total / commentsPerPage));
  const choice = { stars: null, withPictures: false };
  const praise = { praising: null, praiseFailed: null };
  return { choice, pictureCount, ...praise, comments: msg, page, pages, total, average, histogram };
}

const mostCommentsPerPage = 48;
const manyComments = Array.from({ length: 130 }, (_, index) => aComment({ id: index + 1 })).sort(
  (one, other) => other.ctime - one.ctime,
);

/** The first of three pages of goods that many people wrote about. */
export const fullPageOfComments: CommentsView = {
  choice: { stars: null, withPictures: false },
  pictureCount: 0,
  praising: null,
  praiseFailed: null,
  comments: manyComments.slice(0, mostCommentsPerPage),
  page: 1,
  pages: Math.ceil(manyComments.length / mostCommentsPerPage),
  total: manyComments.length,
  average: manyComments.reduce((sum, { stars }) => sum + stars, 0) / manyComments.length,
  histogram: [1, 2, 3, 4, 5].map((step) => manyComments.filter(({ stars }) => stars === step).length),
};

/** The first goods in the shop of which something is true. */
export function goodsWhere(isWanted: (goods: GoodsSummary) => boolean, scenarios = ''): number {
  const all = ask('listGoods', { page_size: 48 }, { scenarios }).msg;
  const found = all.find(isWanted);
  if (found === undefined) throw new Error('No goods of the shop are like that');
  return found.goods_id;
}
