import type { GoodsFacets } from '@signal-shop/sdk/contract';
import type { ListingChoice, ListingState } from '../category/category.states.ts';

export const searchResultsStates = [
  'Ready',
  'Loading',
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
  readonly hrefOf: (choice: ListingChoice) => string;
  readonly onSearch: (keywords: string) => void;
}
