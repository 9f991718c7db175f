import type { ShopConnection } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { findOrder, getOrder, listOrders } from '@signal-shop/sdk/calls';
import type { TrackedOrder } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { isOrderOver } from '@signal-shop/sdk/rules/order-over';
import type { FollowedOrder } from '@signal-shop/ui/components/tracked-order-row/tracked-order-row.tsx';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { FollowedDetail } from '@signal-shop/ui/screens/tracked-order/tracked-order.states.ts';
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

interface Followed {
  readonly orders: readonly FollowedOrder[];
  /** The numbers of looked-up orders that could not be read. */
  readonly unread: readonly string[];
}

const followedQuery = query(
  async ({ get, shop, signal }): Promise<Followed> => {
    get(listPlaceAtom);
    const lookedUp = get(recentLookupsAtom);
    const [own, found] = await Promise.all([
      get(isSignedInAtom) ? ownOrders(shop, signal) : [],
      Promise.allSettled(lookedUp.map((one) => orNone(findLookedUp(shop, one, signal)))),
    ]);
    const known = new Set(own.map(({ ordersn }) => ordersn));
    const read = found.flatMap((one) =>
      one.status === 'fulfilled' && one.value !== null ? [one.value] : [],
    );
    const orders = [...own, ...read.filter(({ ordersn }) => !known.has(ordersn))];
    const failed = found.find((one) => one.status === 'rejected');
    // One that could not be read hides no other.
    if (failed !== undefined && orders.length === 0) throw failed.reason;
    const unread = lookedUp.filter(
      ({ ordersn }, place) => found[place]?.status === 'rejected' && !known.has(ordersn),
    );
    return { orders, unread: unread.map(({ ordersn }) => ordersn) };
  },
  { scope: 'login' },
);

export type FollowedOrders =
  | Exclude<Remote<Followed>, { readonly status: 'ready' }>
  | ({ readonly status: 'ready' } & Followed);

function followed(which: (order: FollowedOrder) => boolean) {
  return atom((get): FollowedOrders => {
    const orders = get(followedQuery.stateAtom);
    if (orders.status !== 'ready') return orders;
    const { value } = orders;
    return { status: 'ready', orders: value.orders.filter(which), unread: value.unread };
  });
}

/** A member's own orders and those looked up in this tab: what goes on, and what is over. */
export const ongoingOrdersAtom = followed(({ orderstatus }) => !isOrderOver(orderstatus));
export const ordersOverAtom = followed(({ orderstatus }) => isOrderOver(orderstatus));
export const retryFollowed = followedQuery.refetch;

const orderPlaceAtom = lastLocationOf('trackedOrder');
const wantedAtom = parameterOf(orderPlaceAtom, 'id');

/** The number in the address of the page that follows one order. */
export const trackedNumberAtom = atom((get) => get(wantedAtom) ?? '');

type Found = FollowedDetail & Pick<TrackedOrder, 'logistics'>;

const orderQuery = query(
  async ({ get, shop, signal }): Promise<Found | null> => {
    get(orderPlaceAtom);
    const ordersn = get(trackedNumberAtom);
    if (!isOrderNumber(ordersn)) return null;
    const known = get(recentLookupsAtom).find((one) => one.ordersn === ordersn);
    if (known !== undefined) return await orNone(findLookedUp(shop, known, signal));
    return get(isSignedInAtom) ? await orNone(ownOrder(shop, ordersn, signal)) : null;
  },
  { scope: 'login' },
);

/** The order in the address; null while it is unknown whether this visitor may see it. */
export const trackedOrderAtom = atom((get) => get(orderQuery.stateAtom));
export const retryTrackedOrder = orderQuery.refetch;

const parcel = parcelOf(orderQuery.promiseAtom, orderQuery.stateAtom);

/** Where the parcel of that order is. */
export const parcelAtom = parcel.parcelAtom;
export const retryParcel = parcel.retry;

async function ownOrders(shop: ShopConnection, signal: AbortSignal): Promise<readonly FollowedOrder[]> {
  return (await listOrders(shop, { page_size: ownAtMost }, { signal })).msg;
}

async function ownOrder(shop: ShopConnection, ordersn: string, signal: AbortSignal): Promise<Found> {
  const { msg: order } = await getOrder(shop, { ordersn }, { signal });
  const { city, region } = order.address;
  return { ...order, destination: `${city}, ${region}` };
}

async function findLookedUp(
  shop: ShopConnection,
  wanted: OrderLookup,
  signal: AbortSignal,
): Promise<TrackedOrder> {
  return (await findOrder(shop, { ...wanted }, { signal })).msg;
}

/** A missing order, or one with another email, is null; other errors are rethrown. */
async function orNone<Order>(asked: Promise<Order>): Promise<Order | null> {
  try {
    return await asked;
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.orderNotFound) return null;
    throw error;
  }
}
