import { listAfterSales } from '@signal-shop/sdk/calls';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { AfterSalesTab } from '@signal-shop/ui/screens/after-sales/after-sales-list/after-sales-list.states.ts';
import { afterSalesTabs } from '@signal-shop/ui/screens/after-sales/after-sales-list/after-sales-list.states.ts';
import { atom } from 'jotai';
import type { AppLocation } from '../core/location.ts';
import { pagedList, pageHref } from '../queries/paged.ts';

const list = pagedList('afterSalesList', ({ shop, signal, pageLocation, paging }) =>
  listAfterSales(shop, { state: tabOf(pageLocation), ...paging }, { signal }),
);

/** The customer's own requests of the tab and page in the address. */
export const afterSalesListAtom = list.stateAtom;
export const refetchAfterSalesList = list.refetch;
export const afterSalesTabAtom = atom((get) => tabOf(get(list.pageLocationAtom)));

export function afterSalesListHref(tab: AfterSalesTab, page: number): string {
  return pageHref(hrefs.afterSalesList(tab), page);
}

function tabOf({ search }: AppLocation): AfterSalesTab {
  const tabName = new URLSearchParams(search).get('after-sales');
  return afterSalesTabs.find((tab) => tab === tabName) ?? 'all';
}
