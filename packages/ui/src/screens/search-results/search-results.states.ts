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
  /** As typed; empty shows the warning of spec §5. */
  readonly keywords: string;
  readonly choice: ListingChoice;
  /** What further choices would leave; null while it is unknown. */
  readonly facets?: GoodsFacets | null;
  readonly state: ListingState;
  readonly hrefOf: (choice: ListingChoice) => string;
  readonly onSearch: (keywords: string) => void;
}
