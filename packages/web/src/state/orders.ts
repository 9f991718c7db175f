import { isShopError } from '@signal-shop/sdk';
import { getOrder, listOrders } from '@signal-shop/sdk/calls';
import type { OrderDetail } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { OrdersView, OrderTab } from '@signal-shop/ui/screens/account-orders/account-orders.states.ts';
import { orderTabs } from '@signal-shop/ui/screens/account-orders/account-orders.states.ts';
import { atom } from 'jotai';
import { hrefs } from '../hrefs.ts';
import { action } from './action.ts';
import { lastPlaceOf, parameterOf } from './location.ts';
import { loginNumberAtom } from './login-number.ts';
import { isOrderNumber } from './order-number.ts';
import { pageNumberOf } from './paged.ts';
import { remote, source } from './remote.ts';

const pageSize = 10;

const ordersPlaceAtom = lastPlaceOf('orders');
const tabAtom = atom((get): OrderTab => {
  const last = get(ordersPlaceAtom).pathname.split('/').at(-1);
  return orderTabs.find((tab) => tab === last) ?? 'orders';
});
const pageNumberAtom = pageNumberOf(ordersPlaceAtom);

export const orderTabAtom = atom((get) => get(tabAtom));

const ordersSource = source(async ({ get, shop, signal }): Promise<OrdersView> => {
  get(ordersPlaceAtom);
  get(loginNumberAtom);
  const answer = await listOrders(
    shop,
    { state: get(tabAtom), page: get(pageNumberAtom), page_size: pageSize },
    { signal },
  );
  const { msg: orders, total, page, page_size, counts } = answer;
  return { orders, total, page, pageSize: page_size, counts };
});
const ordersRemote = remote(ordersSource);

/** The customer's orders of the tab and page in the address, read anew on each visit. */
export const ordersAtom = atom((get) => get(ordersRemote));
export const retryOrders = action(({ set }) => set(ordersSource));

export function ordersHref(tab: OrderTab, page: number): string {
  return page > 1 ? `${hrefs.orders(tab)}?page=${page}` : hrefs.orders(tab);
}

type FoundOrder = { readonly status: 'notFound' } | { readonly status: 'found'; readonly order: OrderDetail };

const orderPlaceAtom = lastPlaceOf('order');
const orderNumberAtom = parameterOf(orderPlaceAtom, 'ordersn');

const orderSource = source(async ({ get, shop, signal }): Promise<FoundOrder> => {
  get(orderPlaceAtom);
  get(loginNumberAtom);
  const ordersn = get(orderNumberAtom) ?? '';
  if (!isOrderNumber(ordersn)) return { status: 'notFound' };
  try {
    return { status: 'found', order: (await getOrder(shop, { ordersn }, { signal })).msg };
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.orderNotFound) return { status: 'notFound' };
    throw error;
  }
});
const orderRemote = remote(orderSource);

/** The order that the address names, read anew on each visit. */
export const orderAtom = atom((get) => get(orderRemote));
export const retryOrder = action(({ set }) => set(orderSource));
