import type { ShopConnection } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { findOrder, getOrder, listOrders } from '@signal-shop/sdk/calls';
import type { TrackedOrder } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { isOrderOver } from '@signal-shop/sdk/rules/order-over';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { FollowedDetail } from '@signal-shop/ui/screens/orders/tracked-order/tracked-order.states.ts';
import type { FollowedOrder } from '@signal-shop/ui/sections/tracked-order-row/tracked-order-row.tsx';
import { atom } from 'jotai';
import { lastLocationOf, parameterOf } from '../core/location.ts';
import { query } from '../queries/query.ts';
import { isSignedInAtom } from '../session/session.ts';
import { isOrderNumber } from './order-number.ts';
import { parcelOf } from './parcel.ts';
import type { OrderLookup } from './recent-order-lookups.ts';
import { recentLookupsAtom } from './recent-order-lookups.ts';

/** The newest orders of a member; the account lists the others. */
const ownAtMost = 48;

const listPlaceAtom = lastLocationOf('trackOrders', 'ordersOver');

interface OrderList {
  readonly orders: readonly FollowedOrder[];
  /** The numbers of looked-up orders whose requests failed. */
  readonly unread: readonly string[];
}

const ordersQuery = query(
  async ({ get, shop, signal }): Promise<OrderList> => {
    get(listPlaceAtom);
    const lookups = get(recentLookupsAtom);
    const [own, results] = await Promise.all([
      get(isSignedInAtom) ? ownOrders(shop, signal) : [],
      Promise.allSettled(lookups.map((one) => orNone(findByLookup(shop, one, signal)))),
    ]);
    const ownNumbers = new Set(own.map(({ ordersn }) => ordersn));
    const lookupOrders = results.flatMap((one) =>
      one.status === 'fulfilled' && one.value !== null ? [one.value] : [],
    );
    const orders = [...own, ...lookupOrders.filter(({ ordersn }) => !ownNumbers.has(ordersn))];
    const rejection = results.find((one) => one.status === 'rejected');
    // A failed order must not hide the others.
    if (rejection !== undefined && orders.length === 0) throw rejection.reason;
    const missingLookups = lookups.filter(
      ({ ordersn }, index) => results[index]?.status === 'rejected' && !ownNumbers.has(ordersn),
    );
    return { orders, unread: missingLookups.map(({ ordersn }) => ordersn) };
  },
  { scope: 'login' },
);

export type FollowedOrders =
  | Exclude<Remote<OrderList>, { readonly status: 'ready' }>
  | ({ readonly status: 'ready' } & OrderList);

function ordersWhere(which: (order: FollowedOrder) => boolean) {
  return atom((get): FollowedOrders => {
    const orders = get(ordersQuery.stateAtom);
    if (orders.status !== 'ready') return orders;
    const { value } = orders;
    return { status: 'ready', orders: value.orders.filter(which), unread: value.unread };
  });
}

/** The open and completed orders: the customer's own and those looked up in this tab. */
export const ongoingOrdersAtom = ordersWhere(({ orderstatus }) => !isOrderOver(orderstatus));
export const ordersOverAtom = ordersWhere(({ orderstatus }) => isOrderOver(orderstatus));
export const refetchFollowedOrders = ordersQuery.refetch;

const orderPlaceAtom = lastLocationOf('trackedOrder');
const numberAtom = parameterOf(orderPlaceAtom, 'id');

/** The order number in the address of the tracking page. */
export const trackedNumberAtom = atom((get) => get(numberAtom) ?? '');

type TrackingResult = FollowedDetail & Pick<TrackedOrder, 'logistics'>;

const orderQuery = query(
  async ({ get, shop, signal }): Promise<TrackingResult | null> => {
    get(orderPlaceAtom);
    const ordersn = get(trackedNumberAtom);
    if (!isOrderNumber(ordersn)) return null;
    const lookup = get(recentLookupsAtom).find((one) => one.ordersn === ordersn);
    if (lookup !== undefined) return await orNone(findByLookup(shop, lookup, signal));
    return get(isSignedInAtom) ? await orNone(ownOrder(shop, ordersn, signal)) : null;
  },
  { scope: 'login' },
);

/** The order in the address; null while it is unknown whether this visitor may see it. */
export const trackedOrderAtom = atom((get) => get(orderQuery.stateAtom));
export const refetchTrackedOrder = orderQuery.refetch;

const parcel = parcelOf(orderQuery.promiseAtom, orderQuery.stateAtom);

/** The tracking of that order's parcel. */
export const parcelAtom = parcel.parcelAtom;
export const refetchParcel = parcel.refetch;

async function ownOrders(shop: ShopConnection, signal: AbortSignal): Promise<readonly FollowedOrder[]> {
  return (await listOrders(shop, { page_size: ownAtMost }, { signal })).msg;
}

async function ownOrder(shop: ShopConnection, ordersn: string, signal: AbortSignal): Promise<TrackingResult> {
  const { msg: order } = await getOrder(shop, { ordersn }, { signal });
  const { city, region } = order.address;
  return { ...order, destination: `${city}, ${region}` };
}

async function findByLookup(
  shop: ShopConnection,
  lookup: OrderLookup,
  signal: AbortSignal,
): Promise<TrackedOrder> {
  return (await findOrder(shop, { ...lookup }, { signal })).msg;
}

/** A missing order, or one with another email, is null; other errors are rethrown. */
async function orNone<Order>(request: Promise<Order>): Promise<Order | null> {
  try {
    return await request;
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.orderNotFound) return null;
    throw error;
  }
}
