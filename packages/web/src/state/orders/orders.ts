import { listOrders } from '@signal-shop/sdk/calls';
import { limits } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { Remote } from '@signal-shop/ui/remote.ts';
import { loading, ready } from '@signal-shop/ui/remote.ts';
import type {
  OrdersView,
  OrderTab,
  OrderTabCounts,
} from '@signal-shop/ui/screens/account-orders/account-orders.states.ts';
import { orderTabs } from '@signal-shop/ui/screens/account-orders/account-orders.states.ts';
import { atom } from 'jotai';
import { keywordsOf } from '../catalogue/keywords.ts';
import { action } from '../core/action.ts';
import type { AppLocation } from '../core/location.ts';
import { lastLocationOf, navigate } from '../core/location.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { pageOrLast } from '../queries/last-page.ts';
import { ownRemote } from '../queries/own-remote.ts';
import { pageNumberOf } from '../queries/paged.ts';
import { source } from '../queries/remote.ts';

const pageSize = 10;

const placeAtom = lastLocationOf('orders');
const pageNumberAtom = pageNumberOf(placeAtom);

/** The tab in the address. */
export const orderTabAtom = atom((get) => tabOf(get(placeAtom)));
/** What is searched for; empty while nothing is. */
export const orderKeywordAtom = keywordsOf(placeAtom, limits.listOrders.keyword.maxLength);

const ordersSource = source(async ({ get, shop, signal }) => {
  const place = get(placeAtom);
  get(loginNumberAtom);
  const keyword = get(orderKeywordAtom);
  const askFor = (page: number) =>
    listOrders(
      shop,
      { state: tabOf(place), page, page_size: pageSize, ...(keyword !== '' && { keyword }) },
      { signal },
    );
  return { address: place.address, keyword, answer: await pageOrLast(get(pageNumberAtom), askFor) };
});
const lastRemote = ownRemote(ordersSource);

/**
 * The customer's orders of the tab and page in the address, read anew on each visit; what is on the screen stays while
 * the same page is read again.
 */
export const ordersAtom = atom((get): Remote<OrdersView> => {
  const last = get(lastRemote);
  if (last.status !== 'ready') return last;
  const { address, answer } = last.value;
  if (address !== get(placeAtom).address) return loading;
  const { msg: orders, total, page, page_size } = answer;
  return ready({ orders, total, page, pageSize: page_size });
});

/** How many orders stand in each tab; null while nobody knows. They stay while another tab is read. */
export const orderCountsAtom = atom((get): OrderTabCounts | null => {
  const last = get(lastRemote);
  return last.status === 'ready' && last.value.keyword === get(orderKeywordAtom)
    ? last.value.answer.counts
    : null;
});

export const readOrders = action(({ set }) => set(ordersSource));

/** Reads the orders anew and waits for them; whoever looks is told by `ordersAtom` when that fails. */
export const orderListRead = action(async ({ get, set }) => {
  set(ordersSource);
  await get(ordersSource).catch(() => undefined);
});

/** Shows the orders with this in their number or in the names of their goods; an empty text shows all. */
export const searchOrders = action(({ get, set }, keyword: string) => {
  set(navigate, ordersHref(get(orderTabAtom), 1, keyword));
});

export function ordersHref(tab: OrderTab, page: number, keyword = ''): string {
  const query = new URLSearchParams({
    ...(keyword !== '' && { keywords: keyword }),
    ...(page > 1 && { page: `${page}` }),
  }).toString();
  return query === '' ? hrefs.orders(tab) : `${hrefs.orders(tab)}?${query}`;
}

function tabOf({ pathname }: AppLocation): OrderTab {
  const last = pathname.split('/').at(-1);
  return orderTabs.find((tab) => tab === last) ?? 'orders';
}
