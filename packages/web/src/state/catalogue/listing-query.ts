import type { ListGoodsArgument } from '@signal-shop/sdk/contract';
import type {
  GoodsFilter,
  ListingChoice,
} from '@signal-shop/ui/screens/catalogue/category/category.states.ts';
import {
  everything,
  goodsFilters,
  goodsSorts,
} from '@signal-shop/ui/screens/catalogue/category/category.states.ts';
import { readId } from '../core/read-id.ts';

/** With the first card as large as four, these goods fill four rows of four. */
export const pageSize = 13;
const longestKeywords = 200;
const lastPage = 10_000;

/** The listing in the address; `unknown` for an invalid category. */
export type ListingTarget =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'search'; readonly keywords: string }
  | { readonly kind: 'unknown' };

/** The category id in the path; '' for all products. */
export function categoryTarget(parameter: string): ListingTarget {
  const id = readId(parameter);
  if (parameter === '') return { kind: 'all' };
  return id === null ? { kind: 'unknown' } : { kind: 'category', id };
}

/** The search terms as typed. */
export function readKeywords(search: string): string {
  return (new URLSearchParams(search).get('keywords') ?? '').slice(0, longestKeywords);
}

/** The arguments of the request; the inline script of the html sends the same request before the page does. */
export function listGoodsArgument(target: ListingTarget, choice: ListingChoice): ListGoodsArgument {
  const { filters, attributes, sort, page, priceMin, priceMax, ratingMin } = choice;
  return {
    ...(target.kind === 'category' ? { category_id: target.id } : {}),
    ...(target.kind === 'search' ? { keywords: target.keywords } : {}),
    ...(filters.length > 0 ? { filter: [...filters] } : {}),
    ...(attributes.length > 0 ? { attributes: [...attributes] } : {}),
    ...(priceMin === null ? {} : { price_min: priceMin }),
    ...(priceMax === null ? {} : { price_max: priceMax }),
    ...(ratingMin === null ? {} : { rating_min: ratingMin }),
    sort,
    page,
    page_size: pageSize,
  };
}

/**
 * Filters, sorting and page in the address; missing or invalid values have their defaults.
 * @param attributes those in the address; the inline script of the html does without their long list
 */
export function readChoice(search: string, attributes: ListingChoice['attributes'] = []): ListingChoice {
  const query = new URLSearchParams(search);
  const filterNames = query.getAll('filter');
  const page = query.get('page') ?? '';
  return {
    filters: goodsFilters.filter((filter: GoodsFilter) => filterNames.includes(filter)),
    attributes,
    sort: goodsSorts.find((sort) => sort === query.get('sort')) ?? everything.sort,
    priceMin: readPrice(query.get('price_min')),
    priceMax: readPrice(query.get('price_max')),
    ratingMin: readRating(query.get('rating')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

/** An amount with at most two decimals. */
function readPrice(text: string | null): number | null {
  return text !== null && /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

function readRating(text: string | null): number | null {
  return text !== null && /^[1-5]$/.test(text) ? Number(text) : null;
}
