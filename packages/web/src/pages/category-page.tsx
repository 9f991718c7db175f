import { categoryHead } from '@signal-shop/ui/chrome/page-head/heads/category.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { breadcrumbFacts } from '@signal-shop/ui/components/breadcrumbs/breadcrumb-facts.ts';
import { StructuredData } from '@signal-shop/ui/components/breadcrumbs/structured-data.tsx';
import { CategoryScreen } from '@signal-shop/ui/screens/category/category-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { hrefs } from '../hrefs.ts';
import { environmentAtom } from '../state/environment-atom.ts';
import { listEventAtom } from '../state/list-event.ts';
import {
  categoryAtom,
  choiceAtom,
  facetsAtom,
  firstListingAtom,
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
  const { origin } = useAtomValue(environmentAtom);
  const way = (category?.path ?? []).map(({ id, name }) => ({
    name,
    item: `${origin}${hrefs.category(id)}`,
  }));

  return (
    <WithGoodsTools>
      <PageHead {...categoryHead} name={category?.name} />
      {way.length > 0 && <StructuredData facts={[breadcrumbFacts(way)]} />}
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

CategoryPage.firstAnswerAtom = firstListingAtom;
