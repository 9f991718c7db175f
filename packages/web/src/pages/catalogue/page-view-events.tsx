import { breadcrumbFacts } from '@signal-shop/ui/components/breadcrumbs/breadcrumb-facts.ts';
import { StructuredData } from '@signal-shop/ui/components/breadcrumbs/structured-data.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { ViewedGoods } from '../../state/analytics/item-event.ts';
import { itemEvent } from '../../state/analytics/item-event.ts';
import type { ViewedList } from '../../state/analytics/list-event.ts';
import { listEvent } from '../../state/analytics/list-event.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import { usePageEvent } from '../shared/use-page-event.ts';

/**
 * Reports a product view to analytics. Takes the atom as an argument, so that the page's code is not imported
 * here.
 */
export function goodsViewEvent(goodsAtom: ViewedGoods): ComponentType {
  const eventAtom = itemEvent(goodsAtom);
  return function GoodsViewEvent() {
    usePageEvent(eventAtom);
    return null;
  };
}

/** Reports a list view to analytics and search engines. */
export function listViewEvent(list: ViewedList): ComponentType {
  const eventAtom = listEvent(list);
  return function ListViewEvent() {
    usePageEvent(eventAtom);
    const category = useAtomValue(list.categoryAtom);
    const { origin } = useAtomValue(environmentAtom);
    const path = (category?.path ?? []).map(({ id, name }) => ({
      name,
      item: `${origin}${hrefs.category(id)}`,
    }));
    return path.length > 0 && <StructuredData facts={[breadcrumbFacts(path)]} />;
  };
}
