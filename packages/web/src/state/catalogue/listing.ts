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
} from '@signal-shop/ui/screens/catalogue/category/category.states.ts';
import { goodsFilters } from '@signal-shop/ui/screens/catalogue/category/category.states.ts';
import { atom } from 'jotai';
import { matchPage } from '../../route-meta.ts';
import { lastLocationOf, parameterOf } from '../core/location.ts';
import { pageOrLast } from '../queries/last-page.ts';
import type { QueryContext } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import { queryState, readyOr } from '../queries/query-state.ts';
import { categoriesAtom } from '../site/site.ts';
import { readAttributes } from './listing-attributes.ts';
import type { ListingTarget } from './listing-query.ts';
import { categoryTarget, listGoodsArgument, pageSize, readChoice, readKeywords } from './listing-query.ts';

// A typed literal: importing the enum would bundle the table of all codes into the first load.
const categoryNotFound: typeof ResponseCode.categoryNotFound = 3002;

type Category = NonNullable<CategoryScreenProps['category']>;

const pageLocationAtom = lastLocationOf('category', 'search');
const categoryParameterAtom = parameterOf(pageLocationAtom, 'categoryId');
const queryTextAtom = atom((get) => get(pageLocationAtom).search);
const pageAtom = atom((get) => matchPage(get(pageLocationAtom).address)?.page ?? 'category');

/** The search terms as typed. */
export const keywordsAtom = atom((get) => readKeywords(get(queryTextAtom)));

const targetKeyAtom = atom((get) => {
  const parameter = get(categoryParameterAtom);
  return get(pageAtom) === 'search' ? `search ${get(keywordsAtom).trim()}` : `category ${parameter ?? ''}`;
});

const targetAtom = atom((get): ListingTarget => {
  const [kind = '', ...rest] = get(targetKeyAtom).split(' ');
  const text = rest.join(' ');
  return kind === 'search' ? { kind: 'search', keywords: text } : categoryTarget(text);
});

const addressChoiceAtom = atom((get): ListingChoice => {
  const search = get(queryTextAtom);
  return readChoice(search, readAttributes(search));
});

export const listingAddressAtom = atom((get) => get(pageLocationAtom).address);

type ListingResult =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'found';
      readonly view: ListingView;
      readonly facets: GoodsFacets | null;
      readonly category: Category | null;
    };

/** A listing with its category or search terms. */
type Listing = ListingResult & { readonly about: string };

const nothing: ListingResult = {
  status: 'found',
  view: { goods: [], total: 0, pageSize },
  facets: null,
  category: null,
};

const requestKeyAtom = atom((get) => `${get(targetKeyAtom)} ${get(queryTextAtom)}`);

const listingQuery = query(
  async (context): Promise<Listing> => ({
    about: context.get(targetKeyAtom),
    ...(await findListing(context)),
  }),
  { staleTimeMs: minuteMs, key: requestKeyAtom },
);

async function findListing({ get, shop, signal }: QueryContext): Promise<ListingResult> {
  const target = get(targetAtom);
  const choice = get(addressChoiceAtom);
  if (target.kind === 'unknown') return { status: 'unknown' };
  if (target.kind === 'search' && target.keywords === '') return nothing;
  try {
    const fetchPage = (page: number) =>
      listGoods(shop, listGoodsArgument(target, { ...choice, page }), { signal });
    const answer = await pageOrLast(choice.page, fetchPage);
    const { msg: goods, total, page_size, corrected_query } = answer;
    const view = { goods, total, pageSize: page_size, correctedQuery: corrected_query };
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

/** The chosen filters, sorting and page; a page behind the end is the last one. */
export const choiceAtom = atom((get): ListingChoice => {
  const choice = get(addressChoiceAtom);
  const listing = get(listingAtom);
  if (listing.status !== 'ready') return choice;
  const { total, pageSize: size } = listing.view;
  return { ...choice, page: Math.min(choice.page, Math.max(1, Math.ceil(total / size))) };
});

const lastListing = queryState(listingQuery.promiseAtom, {
  key: targetKeyAtom,
  keepPrevious: true,
  staleTimeMs: minuteMs,
});

/** The category of the listing, taken from the menu until the listing has loaded; null for none. */
export const categoryAtom = atom((get): Category | null => {
  const target = get(targetAtom);
  if (target.kind !== 'category') return null;
  const listing = get(lastListing);
  // The menu is not part of the first load.
  if (listing.status === 'loading') return null;
  if (listing.status === 'ready' && listing.value.about === get(targetKeyAtom))
    return listing.value.status === 'found' ? listing.value.category : null;
  return inTree(readyOr(get(categoriesAtom), []), target.id);
});

/** The breadcrumbs of a category, itself included. */
function inTree(
  tree: readonly MenuCategory[],
  id: number,
  above: readonly CategoryName[] = [],
): Category | null {
  for (const { children, ...category } of tree) {
    const path = [...above, { id: category.id, name: category.name }];
    if (category.id === id) return { name: category.name, path, children };
    const match = inTree(children, id, path);
    if (match !== null) return match;
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

/** The top categories, where a search found nothing. The menu is not part of the first load of other listings. */
export const waysOnwardAtom = atom((get): readonly CategoryName[] => {
  const listing = get(listingAtom);
  return listing.status === 'ready' && listing.view.total === 0 ? readyOr(get(categoriesAtom), []) : [];
});

export const refetchListing = listingQuery.refetch;

/** The address of this listing with another choice; defaults are left out. */
export function listingHref(address: string, choice: ListingChoice): string {
  const url = new URL(address, 'https://this-shop.invalid');
  const parameters = new URLSearchParams();
  const keywords = url.searchParams.get('keywords');
  if (keywords !== null) parameters.set('keywords', keywords);
  for (const filter of goodsFilters) if (choice.filters.includes(filter)) parameters.append('filter', filter);
  for (const attribute of choice.attributes) parameters.append('attribute', attribute);
  if (choice.sort !== 'popular') parameters.set('sort', choice.sort);
  if (choice.priceMin !== null) parameters.set('price_min', String(choice.priceMin));
  if (choice.priceMax !== null) parameters.set('price_max', String(choice.priceMax));
  if (choice.ratingMin !== null) parameters.set('rating', String(choice.ratingMin));
  if (choice.page > 1) parameters.set('page', String(choice.page));
  return parameters.size === 0 ? url.pathname : `${url.pathname}?${parameters}`;
}
