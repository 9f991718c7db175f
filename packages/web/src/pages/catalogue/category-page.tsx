import { categoryHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/category.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { CategoryScreen } from '@signal-shop/ui/screens/catalogue/category/category-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { LazyBoundary } from '../../shell/lazy/lazy-boundary.tsx';
import { withRetry } from '../../shell/with-retry.ts';
import {
  categoryAtom,
  choiceAtom,
  facetsAtom,
  firstListingAtom,
  listingAddressAtom,
  listingAtom,
  listingHref,
  refetchListing,
} from '../../state/catalogue/listing.ts';
import { listViewEventPart } from './list-view-event-part.ts';
import { WithProductActions } from './product-actions.tsx';

export function CategoryPage() {
  const category = useAtomValue(categoryAtom);
  const address = useAtomValue(listingAddressAtom);
  const state = useAtomValue(listingAtom);

  return (
    <WithProductActions>
      <PageHead {...categoryHead} name={category?.name} />
      <CategoryScreen
        category={category}
        choice={useAtomValue(choiceAtom)}
        facets={useAtomValue(facetsAtom)}
        state={withRetry(state, useSetAtom(refetchListing))}
        hrefOf={(choice) => listingHref(address, choice)}
      />
      <LazyBoundary part={listViewEventPart} />
    </WithProductActions>
  );
}

CategoryPage.firstAnswerAtom = firstListingAtom;
