import { isShopError } from '@signal-shop/sdk';
import { listGoods } from '@signal-shop/sdk/calls';
import type { GoodsFacets, Category as MenuCategory, ResponseCode } from '@signal-shop/sdk/contract';
import { minuteMs } from '@signal-shop/sdk/rules/time';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type {
  CategoryName,
  CategoryScreenProps,
  ListingChoice,
  ListingView,
} from '@signal-shop/ui/screens/category/category.states.ts';
import { goodsFilters } from '@signal-shop/ui/screens/category/category.states.ts';
import { atom } from 'jotai';
import { matchPage } from '../../route-meta.ts';
import { lastLocationOf, parameterOf } from '../core/location.ts';
import { pageOrLast } from '../queries/last-page.ts';
import type { QueryContext } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import { queryState, readyOr } from '../queries/query-state.ts';
import { categoriesAtom } from '../site/site.ts';
import type { Wanted } from './listing-query.ts';
import { listGoodsArgument, pageSize, readChoice, readKeywords, wantedCategory } from './listing-query.ts';

// By name to the compiler and by number to the bundle: a first view does not load the table of all codes.
const categoryNotFound: typeof ResponseCode.categoryNotFound = 3002;

type Category = NonNullable<CategoryScreenProps['category']>;

const placeAtom = lastLocationOf('category', 'search');
const categoryParameterAtom = parameterOf(placeAtom, 'categoryId');
const queryTextAtom = atom((get) => get(placeAtom).search);
const pageAtom = atom((get) => matchPage(get(placeAtom).address)?.page ?? 'category');

/** The words searched for, as typed. */
export const keywordsAtom = atom((get) => readKeywords(get(queryTextAtom)));

const wantedKeyAtom = atom((get) => {
  const parameter = get(categoryParameterAtom);
  return get(pageAtom) === 'search' ? `search ${get(keywordsAtom).trim()}` : `category ${parameter ?? ''}`;
});

const wantedAtom = atom((get): Wanted => {
  const [kind = '', ...rest] = get(wantedKeyAtom).split(' ');
  const text = rest.join(' ');
  return kind === 'search' ? { kind: 'search', keywords: text } : wantedCategory(text);
});

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

const questionAtom = atom((get) => `${get(wantedKeyAtom)} ${get(queryTextAtom)}`);

const listingQuery = query(
  async (question): Promise<Listing> => ({
    about: question.get(wantedKeyAtom),
    ...(await findListing(question)),
  }),
  { staleTimeMs: minuteMs, key: questionAtom },
);

async function findListing({ get, shop, signal }: QueryContext): Promise<Found> {
  const wanted = get(wantedAtom);
  const choice = get(askedAtom);
  if (wanted.kind === 'unknown') return { status: 'unknown' };
  if (wanted.kind === 'search' && wanted.keywords === '') return nothing;
  try {
    const askFor = (page: number) =>
      listGoods(shop, listGoodsArgument(wanted, { ...choice, page }), { signal });
    const answer = await pageOrLast(choice.page, askFor);
    const view = { goods: answer.msg, total: answer.total, pageSize: answer.page_size };
    return { status: 'found', view, facets: answer.facets, category: answer.category };
  } catch (error) {
    if (isShopError(error) && error.code === categoryNotFound) return { status: 'unknown' };
    throw error;
  }
}

export type ListingAtomState =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly view: ListingView };

export const listingAtom = atom((get): ListingAtomState => {
  const listing = get(listingQuery.stateAtom);
  if (listing.status !== 'ready') return listing;
  return listing.value.status === 'unknown'
    ? { status: 'unknown' }
    : { status: 'ready', view: listing.value.view };
});

/** The chosen filters, sorting and page. Behind the end of a list it is the last page. */
export const choiceAtom = atom((get): ListingChoice => {
  const choice = get(askedAtom);
  const listing = get(listingAtom);
  if (listing.status !== 'ready') return choice;
  const { total, pageSize: size } = listing.view;
  return { ...choice, page: Math.min(choice.page, Math.max(1, Math.ceil(total / size))) };
});

const lastListing = queryState(listingQuery.promiseAtom, {
  key: wantedKeyAtom,
  keepPrevious: true,
  staleTimeMs: minuteMs,
});

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

/** The facets of the current choice; those of the previous listing stay visible during a refetch. */
export const facetsAtom = atom((get): GoodsFacets | null => {
  const listing = get(lastListing);
  return listing.status === 'ready' && listing.value.status === 'found' ? listing.value.facets : null;
});

/** The first view of the listing is complete once it is not `loading`. */
export const firstListingAtom = atom((get) => {
  const { status } = get(listingQuery.stateAtom);
  return { status: get(lastListing).status === 'loading' ? 'loading' : status };
});

export const retryListing = listingQuery.refetch;

/** The address of this listing with another choice; defaults are left out. */
export function listingHref(address: string, choice: ListingChoice): string {
  const url = new URL(address, 'https://this-shop.invalid');
  const parameters = new URLSearchParams();
  const keywords = url.searchParams.get('keywords');
  if (keywords !== null) parameters.set('keywords', keywords);
  for (const filter of goodsFilters) if (choice.filters.includes(filter)) parameters.append('filter', filter);
  if (choice.sort !== 'popular') parameters.set('sort', choice.sort);
  if (choice.priceMin !== null) parameters.set('price_min', String(choice.priceMin));
  if (choice.priceMax !== null) parameters.set('price_max', String(choice.priceMax));
  if (choice.ratingMin !== null) parameters.set('rating', String(choice.ratingMin));
  if (choice.page > 1) parameters.set('page', String(choice.page));
  return parameters.size === 0 ? url.pathname : `${url.pathname}?${parameters}`;
}
