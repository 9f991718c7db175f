import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { CategoryScreen } from '@signal-shop/ui/screens/category/category-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { listEventAtom } from '../state/list-event.ts';
import {
  categoryAtom,
  choiceAtom,
  facetsAtom,
  listingAddressAtom,
  listingAtom,
  listingHref,
  retryListing,
} from '../state/listing.ts';
import { WithGoodsTools } from './goods-tools.tsx';
import { usePageEvent } from './use-page-event.ts';
import { withRetry } from './with-retry.ts';

export function CategoryPage() {
  usePageEvent(listEventAtom);
  const category = useAtomValue(categoryAtom);
  const address = useAtomValue(listingAddressAtom);
  const state = useAtomValue(listingAtom);

  return (
    <WithGoodsTools>
      <PageHead page="category" name={category?.name} />
      <CategoryScreen
        category={category}
        choice={useAtomValue(choiceAtom)}
        facets={useAtomValue(facetsAtom)}
        state={withRetry(state, useSetAtom(retryListing))}
        hrefOf={(choice) => listingHref(address, choice)}
      />
    </WithGoodsTools>
  );
}
