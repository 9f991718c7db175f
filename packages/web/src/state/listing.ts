import { isShopError } from '@signal-shop/sdk';
import { listGoods } from '@signal-shop/sdk/calls';
import type { GoodsFacets, Category as MenuCategory } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type {
  CategoryName,
  CategoryScreenProps,
  GoodsFilter,
  ListingChoice,
  ListingView,
} from '@signal-shop/ui/screens/category/category.states.ts';
import { everything, goodsFilters, goodsSorts } from '@signal-shop/ui/screens/category/category.states.ts';
import { atom } from 'jotai';
import { matchPage } from '../route-meta.ts';
import { action } from './action.ts';
import { pageOrLast } from './last-page.ts';
import { lastPlaceOf, parameterOf } from './location.ts';
import type { Question } from './remote.ts';
import { agingSource, lasting, readyOr } from './remote.ts';
import { categoriesAtom } from './site.ts';

const pageSize = 12;
const longestKeywords = 200;
const lastPage = 10_000;
const largestId = 2_147_483_647;

type Category = NonNullable<CategoryScreenProps['category']>;

/** What the address asks for; `unknown` when it cannot be a category. */
type Wanted =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'search'; readonly keywords: string }
  | { readonly kind: 'unknown' };

const placeAtom = lastPlaceOf('category', 'search');
const categoryParameterAtom = parameterOf(placeAtom, 'categoryId');
const queryTextAtom = atom((get) => get(placeAtom).search);
const pageAtom = atom((get) => matchPage(get(placeAtom).address)?.page ?? 'category');

/** The words searched for, as typed. */
export const keywordsAtom = atom((get) =>
  (new URLSearchParams(get(queryTextAtom)).get('keywords') ?? '').slice(0, longestKeywords),
);

const wantedKeyAtom = atom((get) => {
  const parameter = get(categoryParameterAtom);
  return get(pageAtom) === 'search' ? `search ${get(keywordsAtom).trim()}` : `category ${parameter ?? ''}`;
});

const wantedAtom = atom((get): Wanted => {
  const [kind = '', ...rest] = get(wantedKeyAtom).split(' ');
  const text = rest.join(' ');
  if (kind === 'search') return { kind: 'search', keywords: text };
  if (text === '') return { kind: 'all' };
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= largestId ? { kind: 'category', id } : { kind: 'unknown' };
});

/** Filter, order and page as the address says; what it does not say or says wrongly is the default. */
const askedAtom = atom((get): ListingChoice => readChoice(get(queryTextAtom)));

export const listingAddressAtom = atom((get) => get(placeAtom).address);

type Found =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'found';
      readonly view: ListingView;
      readonly facets: GoodsFacets | null;
      readonly category: Category | null;
    };

/** A listing, and what it is of. */
type Listing = Found & { readonly about: string };

const nothing: Found = {
  status: 'found',
  view: { goods: [], total: 0, pageSize },
  facets: null,
  category: null,
};

const listingSource = agingSource(
  async (question): Promise<Listing> => ({
    about: question.get(wantedKeyAtom),
    ...(await findListing(question)),
  }),
);

async function findListing({ get, shop, signal }: Question): Promise<Found> {
  const wanted = get(wantedAtom);
  const { filters, sort, page, priceMin, priceMax, ratingMin } = get(askedAtom);
  if (wanted.kind === 'unknown') return { status: 'unknown' };
  if (wanted.kind === 'search' && wanted.keywords === '') return nothing;
  try {
    const askFor = (number: number) =>
      listGoods(
        shop,
        {
          ...(wanted.kind === 'category' ? { category_id: wanted.id } : {}),
          ...(wanted.kind === 'search' ? { keywords: wanted.keywords } : {}),
          ...(filters.length > 0 ? { filter: [...filters] } : {}),
          ...(priceMin === null ? {} : { price_min: priceMin }),
          ...(priceMax === null ? {} : { price_max: priceMax }),
          ...(ratingMin === null ? {} : { rating_min: ratingMin }),
          sort,
          page: number,
          page_size: pageSize,
        },
        { signal },
      );
    const answer = await pageOrLast(page, askFor);
    const view = { goods: answer.msg, total: answer.total, pageSize: answer.page_size };
    return { status: 'found', view, facets: answer.facets, category: answer.category };
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.categoryNotFound) return { status: 'unknown' };
    throw error;
  }
}
const questionAtom = atom((get) => `${get(wantedKeyAtom)} ${get(queryTextAtom)}`);
const listingRemote = lasting(listingSource, questionAtom);

export type ListingAtomState =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly view: ListingView };

export const listingAtom = atom((get): ListingAtomState => {
  const listing = get(listingRemote);
  if (listing.status !== 'ready') return listing;
  return listing.value.status === 'unknown'
    ? { status: 'unknown' }
    : { status: 'ready', view: listing.value.view };
});

/** What is chosen. Behind the end of a list the last page is shown, and the choice says so. */
export const choiceAtom = atom((get): ListingChoice => {
  const choice = get(askedAtom);
  const listing = get(listingAtom);
  if (listing.status !== 'ready') return choice;
  const { total, pageSize: size } = listing.view;
  return { ...choice, page: Math.min(choice.page, Math.max(1, Math.ceil(total / size))) };
});

const lastListing = lasting(listingSource, wantedKeyAtom, 'keep-last');

/** The category of the listing; until its goods are here, as the menu has it. null while there is none. */
export const categoryAtom = atom((get): Category | null => {
  const wanted = get(wantedAtom);
  if (wanted.kind !== 'category') return null;
  const listing = get(lastListing);
  // The first view of the shop does not ask for the menu.
  if (listing.status === 'loading') return null;
  if (listing.status === 'ready' && listing.value.about === get(wantedKeyAtom))
    return listing.value.status === 'found' ? listing.value.category : null;
  return inTree(readyOr(get(categoriesAtom), []), wanted.id);
});

/** A category with the way to it, itself included. */
function inTree(
  tree: readonly MenuCategory[],
  id: number,
  above: readonly CategoryName[] = [],
): Category | null {
  for (const { children, ...category } of tree) {
    const path = [...above, { id: category.id, name: category.name }];
    if (category.id === id) return { name: category.name, path, children };
    const found = inTree(children, id, path);
    if (found !== null) return found;
  }
  return null;
}

/** What further choices would leave; those of the listing before stay until the next are known. */
export const facetsAtom = atom((get): GoodsFacets | null => {
  const listing = get(lastListing);
  return listing.status === 'ready' && listing.value.status === 'found' ? listing.value.facets : null;
});

/** What a first view of the listing shows, all of it once it is not `loading`. */
export const firstListingAtom = atom((get) => {
  const { status } = get(listingRemote);
  return { status: get(lastListing).status === 'loading' ? 'loading' : status };
});

export const retryListing = action(({ set }) => set(listingSource));

/** The address of this listing with another choice; defaults are left out. */
export function listingHref(address: string, choice: ListingChoice): string {
  const url = new URL(address, 'https://this-shop.invalid');
  const query = new URLSearchParams();
  const keywords = url.searchParams.get('keywords');
  if (keywords !== null) query.set('keywords', keywords);
  for (const filter of goodsFilters) if (choice.filters.includes(filter)) query.append('filter', filter);
  if (choice.sort !== 'popular') query.set('sort', choice.sort);
  if (choice.priceMin !== null) query.set('price_min', String(choice.priceMin));
  if (choice.priceMax !== null) query.set('price_max', String(choice.priceMax));
  if (choice.ratingMin !== null) query.set('rating', String(choice.ratingMin));
  if (choice.page > 1) query.set('page', String(choice.page));
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
}

function readChoice(search: string): ListingChoice {
  const query = new URLSearchParams(search);
  const named = query.getAll('filter');
  const page = query.get('page') ?? '';
  return {
    filters: goodsFilters.filter((filter: GoodsFilter) => named.includes(filter)),
    sort: goodsSorts.find((sort) => sort === query.get('sort')) ?? everything.sort,
    priceMin: readPrice(query.get('price_min')),
    priceMax: readPrice(query.get('price_max')),
    ratingMin: readRating(query.get('rating')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

/** An amount with at most two decimals, as our own links write it. */
function readPrice(text: string | null): number | null {
  return text !== null && /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

function readRating(text: string | null): number | null {
  return text !== null && /^[1-5]$/.test(text) ? Number(text) : null;
}
