import { breadcrumbFacts } from '@signal-shop/ui/components/breadcrumbs/breadcrumb-facts.ts';
import { StructuredData } from '@signal-shop/ui/components/breadcrumbs/structured-data.tsx';
import { useAtomValue } from 'jotai';
import { hrefs } from '../hrefs.ts';
import { environmentAtom } from '../state/environment-atom.ts';
import { listEventAtom } from '../state/list-event.ts';
import { categoryAtom } from '../state/listing.ts';
import { usePageEvent } from './use-page-event.ts';

/** What a list of goods tells search engines and whoever counts visits. Renders nothing. */
export function ListViewed() {
  usePageEvent(listEventAtom);
  const category = useAtomValue(categoryAtom);
  const { origin } = useAtomValue(environmentAtom);
  const path = (category?.path ?? []).map(({ id, name }) => ({
    name,
    item: `${origin}${hrefs.category(id)}`,
  }));
  return path.length > 0 && <StructuredData facts={[breadcrumbFacts(path)]} />;
}
