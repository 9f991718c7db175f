import type { GoodsFacets } from '@signal-shop/sdk/contract';
import type { CategoryName, ListingChoice, ListingState } from '../category/category.states.ts';

export const searchResultsStates = [
  'Ready',
  'Loading',
  'NearResults',
  'NoResults',
  'Failed',
  'OneResult',
  'LongKeyword',
  'MarkupInKeyword',
  'EmptyKeyword',
] as const;

export interface SearchResultsScreenProps {
  /** As typed; '' shows the warning of spec §5. */
  readonly keywords: string;
  readonly choice: ListingChoice;
  /** Number of results per further filter; null while unknown. */
  readonly facets?: GoodsFacets | null;
  readonly state: ListingState;
  /** Ways onward from a search without results. */
  readonly categories?: readonly CategoryName[];
  readonly hrefOf: (choice: ListingChoice) => string;
  readonly onSearch: (keywords: string) => void;
}
