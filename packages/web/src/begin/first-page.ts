import type {
  paths as Calls,
  GetGoodsArgument,
  GetGoodsResult,
  ListBannersResult,
  ListGoodsResult,
} from '@signal-shop/sdk/contract';
import { detailPath, homePath, productsPath } from '@signal-shop/ui/link/landing-paths.ts';
import { listGoodsArgument, readChoice, wantedCategory } from '../state/catalogue/listing-query.ts';
import { readId } from '../state/core/read-id.ts';
import type { LandingPage } from './landing-pages.ts';

/** What the html shows and asks for at an address, before the shop runs. */
export interface FirstPage {
  /** The sketch, by the name that `src/sketch/sketch.tsx` gives it; null where the page has no frame of the shop. */
  readonly sketch: string | null;
  /** Whose files are needed; null where few visits begin. */
  readonly page: LandingPage | null;
  /** The page's first request to the shop; null when the sketch would show nothing of its answer. */
  readonly request: FirstRequest | null;
}

export interface FirstRequest {
  readonly path: keyof Calls;
  /** null for a GET. */
  readonly body: string | null;
  /** The elements of the sketch that show something of the answer. */
  readonly places: string;
  /** What each of them shows. */
  readonly shown: (answer: Response) => Promise<readonly unknown[]>;
}

/** Where the cards of a listing show their goods. */
const stages = 'main div+ul>li>div>:first-child';
const category = new RegExp(`^${productsPath}(?:/([^/]+))?$`);
const withoutFrame = /^\/(?:car|pay|pay_result|activity)\b/;

export function firstPageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): FirstPage {
  const query = new URLSearchParams(search);
  const [isListing, id = ''] = category.exec(pathname) ?? [];
  if (pathname === homePath) return { sketch: 'home', page: 'home-page', request: bannersRequest };
  if (pathname === detailPath)
    return { sketch: 'detail', page: 'product-detail-page', request: goodsRequest(query.get('id')) };
  if (pathname === productsPath && query.has('keywords'))
    return { sketch: 'listing', page: 'search-results-page', request: null };
  if (isListing !== undefined)
    return { sketch: 'listing', page: 'category-page', request: listingRequest(id, search) };
  return { sketch: withoutFrame.test(pathname) ? null : 'other', page: null, request: null };
}

const bannersRequest: FirstRequest = {
  path: '/api/index/index',
  body: null,
  places: 'main [data-notch]',
  shown: async (answer) => {
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
    places: 'main div[aria-hidden]',
    shown: async (answer) => {
      const { msg }: GetGoodsResult = await answer.json();
      return [msg];
    },
  };
}

function listingRequest(categoryId: string, search: string): FirstRequest | null {
  const wanted = wantedCategory(categoryId);
  if (wanted.kind === 'unknown') return null;
  return {
    path: '/api/goods/getGoodsByType',
    body: JSON.stringify(listGoodsArgument(wanted, readChoice(search))),
    places: stages,
    shown: async (answer) => {
      const { msg }: ListGoodsResult = await answer.json();
      return msg;
    },
  };
}
