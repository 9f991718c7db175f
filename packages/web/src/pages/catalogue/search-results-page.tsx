import { searchHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/search.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { SearchResultsScreen } from '@signal-shop/ui/screens/catalogue/search-results/search-results-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { LazyBoundary } from '../../shell/lazy/lazy-boundary.tsx';
import { withRetry } from '../../shell/with-retry.ts';
import {
  choiceAtom,
  facetsAtom,
  keywordsAtom,
  listingAddressAtom,
  listingAtom,
  listingHref,
  refetchListing,
  waysOnwardAtom,
} from '../../state/catalogue/listing.ts';
import { rememberSearch } from '../../state/catalogue/recent-searches.ts';
import { search } from '../../state/catalogue/search.ts';
import { listViewEventPart } from './list-view-event-part.ts';
import { WithProductActions } from './product-actions.tsx';

export function SearchResultsPage() {
  const keywords = useAtomValue(keywordsAtom);
  const address = useAtomValue(listingAddressAtom);
  const state = useAtomValue(listingAtom);
  const remember = useSetAtom(rememberSearch);
  const find = useSetAtom(search);

  return (
    <WithProductActions>
      <PageHead {...searchHead} name={keywords.trim() === '' ? undefined : keywords} />
      <SearchResultsScreen
        keywords={keywords}
        choice={useAtomValue(choiceAtom)}
        state={withRetry(state, useSetAtom(refetchListing))}
        hrefOf={(choice) => listingHref(address, choice)}
        facets={useAtomValue(facetsAtom)}
        categories={useAtomValue(waysOnwardAtom)}
        onSearch={(text) => {
          remember(text);
          find(text);
        }}
      />
      <LazyBoundary part={listViewEventPart} />
    </WithProductActions>
  );
}
