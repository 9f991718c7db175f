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
  readonly state: ListingState;
  readonly hrefOf: (choice: ListingChoice) => string;
  readonly onSearch: (keywords: string) => void;
}
