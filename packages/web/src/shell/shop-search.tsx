import type { SearchPartProps } from '@signal-shop/ui/chrome/search-overlay/search-overlay.tsx';
import { SearchOverlay } from '@signal-shop/ui/chrome/search-overlay/search-overlay.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { forgetSearches, recentSearchesAtom, rememberSearch } from '../state/catalogue/recent-searches.ts';
import { changeKeywords, suggestionsAtom } from '../state/catalogue/suggestions.ts';

/** The search overlay with suggestions and recent searches. */
export function ShopSearch({ onSearch, ...props }: SearchPartProps) {
  const remember = useSetAtom(rememberSearch);
  return (
    <SearchOverlay
      {...props}
      suggestions={useAtomValue(suggestionsAtom)}
      recent={useAtomValue(recentSearchesAtom)}
      onTextChange={useSetAtom(changeKeywords)}
      onForget={useSetAtom(forgetSearches)}
      onSearch={(keywords) => {
        remember(keywords);
        onSearch(keywords);
      }}
    />
  );
}
