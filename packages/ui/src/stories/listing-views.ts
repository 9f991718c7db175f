import type { ArgumentOf, GoodsFacets } from '@signal-shop/sdk/contract';
import type {
  CategoryScreenProps,
  ListingChoice,
  ListingState,
} from '../screens/category/category.states.ts';
import { everything } from '../screens/category/category.states.ts';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';

export const plainChoice = everything;

export interface ShownListing {
  readonly category: CategoryScreenProps['category'];
  readonly choice: ListingChoice;
  readonly facets: GoodsFacets;
  readonly state: ListingState;
}

/** A listing as the shop of these scenarios answers it. */
export function listing(
  wanted: Pick<ArgumentOf<'listGoods'>, 'category_id' | 'keywords'>,
  choice: Partial<ListingChoice> = {},
  scenarios = '',
): InLocale<ShownListing> {
  const whole = { ...plainChoice, ...choice };
  return (locale) => {
    const answer = ask(
      'listGoods',
      {
        ...wanted,
        filter: [...whole.filters],
        sort: whole.sort,
        page: whole.page,
        ...(whole.priceMin !== null && { price_min: whole.priceMin }),
        ...(whole.priceMax !== null && { price_max: whole.priceMax }),
        ...(whole.ratingMin !== null && { rating_min: whole.ratingMin }),
      },
      { scenarios, locale },
    );
    return {
      category: answer.category,
      choice: whole,
      facets: answer.facets,
      state: {
        status: 'ready',
        view: { goods: answer.msg, total: answer.total, pageSize: answer.page_size },
      },
    };
  };
}

/** The same listing in another state. */
export function listingIn(state: ListingState, of: InLocale<ShownListing> = listing({ category_id: 1 })) {
  return ((locale) => ({ ...of(locale), state })) satisfies InLocale<ShownListing>;
}

/** Addresses as the web app writes them, near enough to be told apart. */
export function hrefOf({ filters, sort, page }: ListingChoice): string {
  return `/product?filter=${filters.join('.')}&sort=${sort}&page=${page}`;
}
