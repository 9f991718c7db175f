import { listOrders } from '@signal-shop/sdk/calls';
import { limits } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { Remote } from '@signal-shop/ui/remote.ts';
import { loading, ready } from '@signal-shop/ui/remote.ts';
import type {
  OrdersView,
  OrderTab,
  OrderTabCounts,
} from '@signal-shop/ui/screens/orders/account-orders/account-orders.states.ts';
import { orderTabs } from '@signal-shop/ui/screens/orders/account-orders/account-orders.states.ts';
import { atom } from 'jotai';
import { keywordsOf } from '../catalogue/keywords.ts';
import { action } from '../core/action.ts';
import type { AppLocation } from '../core/location.ts';
import { lastLocationOf, navigate } from '../core/location.ts';
import { pageOrLast } from '../queries/last-page.ts';
import { pageNumberOf } from '../queries/paged.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';

const pageSize = 10;

const pageLocationAtom = lastLocationOf('orders');
const pageNumberAtom = pageNumberOf(pageLocationAtom);

/** The tab in the address. */
export const orderTabAtom = atom((get) => tabOf(get(pageLocationAtom)));
/** The search terms; empty without a search. */
export const orderKeywordAtom = keywordsOf(pageLocationAtom, limits.listOrders.keyword.maxLength);

const ordersQuery = query(
  async ({ get, shop, signal }) => {
    const pageLocation = get(pageLocationAtom);
    const keyword = get(orderKeywordAtom);
    const askFor = (page: number) =>
      listOrders(
        shop,
        { state: tabOf(pageLocation), page, page_size: pageSize, ...(keyword !== '' && { keyword }) },
        { signal },
      );
    return { address: pageLocation.address, list: await pageOrLast(get(pageNumberAtom), askFor) };
  },
  { scope: 'login', key: orderKeywordAtom },
);

/**
 * The customer's orders of the tab and page in the address; refetches on each visit, and the same page stays visible
 * during the refetch.
 */
export const ordersAtom = atom((get): Remote<OrdersView> => {
  const last = get(ordersQuery.stateAtom);
  if (last.status !== 'ready') return last;
  const { address, list } = last.value;
  if (address !== get(pageLocationAtom).address) return loading;
  const { msg: orders, total, page, page_size } = list;
  return ready({ orders, total, page, pageSize: page_size });
});

/** The number of orders in each tab; null while unknown. The counts stay visible while another tab loads. */
export const orderCountsAtom = atom(
  (get): OrderTabCounts | null => readyOr(get(ordersQuery.stateAtom), null)?.list.counts ?? null,
);

export const refetchOrders = ordersQuery.refetch;

/** Refetches the orders and waits for them; `ordersAtom` shows a failure. */
export const refetchOrderList = action(async ({ get, set }) => {
  set(ordersQuery.refetch);
  await get(ordersQuery.promiseAtom).catch(() => undefined);
});

/** Filters the orders by number or product name; an empty text shows all. */
export const searchOrders = action(({ get, set }, keyword: string) => {
  set(navigate, ordersHref(get(orderTabAtom), 1, keyword));
});

export function ordersHref(tab: OrderTab, page: number, keyword = ''): string {
  const parameters = new URLSearchParams({
    ...(keyword !== '' && { keywords: keyword }),
    ...(page > 1 && { page: `${page}` }),
  }).toString();
  return parameters === '' ? hrefs.orders(tab) : `${hrefs.orders(tab)}?${parameters}`;
}

function tabOf({ pathname }: AppLocation): OrderTab {
  const last = pathname.split('/').at(-1);
  return orderTabs.find((tab) => tab === last) ?? 'orders';
}
