import type {
  paths as Calls,
  GetGoodsArgument,
  GetGoodsResult,
  ListBannersResult,
  ListGoodsResult,
} from '@signal-shop/sdk/contract';
import { detailPath, homePath, productsPath } from '@signal-shop/ui/link/landing-paths.ts';
import { categoryTarget, listGoodsArgument, readChoice } from '../state/catalogue/listing-query.ts';
import { readId } from '../state/core/read-id.ts';
import type { LandingPage } from './landing-pages.ts';

/** The skeleton and the early request for a URL, before the shop runs. */
export interface FirstPage {
  /** Name of the skeleton in `src/skeletons/skeletons.tsx`; null if the page has no shop frame. */
  readonly skeleton: string | null;
  /** The landing page whose files to preload; null for a rarely visited page. */
  readonly page: LandingPage | null;
  /** The page's first API request; null if the skeleton shows nothing of its response. */
  readonly request: FirstRequest | null;
}

export interface FirstRequest {
  readonly path: keyof Calls;
  /** null for a GET. */
  readonly body: string | null;
  /** Selector of the skeleton's elements that show something of the response. */
  readonly selector: string;
  /** Returns the values of these elements. */
  readonly valuesOf: (answer: Response) => Promise<readonly unknown[]>;
}

/** The pictures of a listing's cards. */
const stages = 'main div+ul>li>div>:first-child';
const withoutFrame = /^\/(?:car|pay|pay_result|activity)\b/;

export function firstPageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): FirstPage {
  const query = new URLSearchParams(search);
  if (pathname === homePath) return { skeleton: 'home', page: 'home-page', request: bannersRequest };
  if (pathname === detailPath)
    return { skeleton: 'detail', page: 'product-detail-page', request: goodsRequest(query.get('id')) };
  if (pathname === productsPath && query.has('keywords'))
    return { skeleton: 'listing', page: 'search-results-page', request: null };
  const categoryId = categoryOf(pathname);
  if (categoryId !== null)
    return { skeleton: 'listing', page: 'category-page', request: listingRequest(categoryId, search) };
  return { skeleton: withoutFrame.test(pathname) ? null : 'other', page: null, request: null };
}

/** The segment of a listing's path that names its category, empty without one; null on any other page. */
function categoryOf(pathname: string): string | null {
  if (pathname === productsPath) return '';
  const id = pathname.startsWith(`${productsPath}/`) ? pathname.slice(productsPath.length + 1) : '';
  return id === '' || id.includes('/') ? null : id;
}

const bannersRequest: FirstRequest = {
  path: '/api/index/index',
  body: null,
  selector: 'main [data-band]',
  valuesOf: async (answer) => {
    const { msg }: ListBannersResult = await answer.json();
    return [msg.banner[0]];
  },
};

function goodsRequest(idText: string | null): FirstRequest | null {
  const id = readId(idText);
  if (id === null) return null;
  return {
    path: '/api/goods/getGoodsById',
    body: JSON.stringify({ id } satisfies GetGoodsArgument),
    selector: 'main div[aria-hidden]',
    valuesOf: async (answer) => {
      const { msg }: GetGoodsResult = await answer.json();
      return [msg];
    },
  };
}

function listingRequest(categoryId: string, search: string): FirstRequest | null {
  const category = categoryTarget(categoryId);
  // Few visits begin with an attribute, and its list is too long for this script.
  const hasAttribute = new URLSearchParams(search).has('attribute');
  if (category.kind === 'unknown' || hasAttribute) return null;
  return {
    path: '/api/goods/getGoodsByType',
    body: JSON.stringify(listGoodsArgument(category, readChoice(search))),
    selector: stages,
    valuesOf: async (answer) => {
      const { msg }: ListGoodsResult = await answer.json();
      return msg;
    },
  };
}
