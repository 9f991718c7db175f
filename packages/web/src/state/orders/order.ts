import { isShopError } from '@signal-shop/sdk';
import { getOrder } from '@signal-shop/sdk/calls';
import type { OrderDetail } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { action } from '../core/action.ts';
import { lastLocationOf, parameterOf } from '../core/location.ts';
import { query } from '../queries/query.ts';
import { isOrderNumber } from './order-number.ts';
import { parcelOf } from './parcel.ts';

const pageLocationAtom = lastLocationOf('order');
const numberAtom = parameterOf(pageLocationAtom, 'ordersn');

const orderQuery = query(
  async ({ get, shop, signal }): Promise<OrderDetail | null> => {
    get(pageLocationAtom);
    const ordersn = get(numberAtom) ?? '';
    if (!isOrderNumber(ordersn)) return null;
    try {
      return (await getOrder(shop, { ordersn }, { signal })).msg;
    } catch (error) {
      if (isShopError(error) && error.code === ResponseCode.orderNotFound) return null;
      throw error;
    }
  },
  { scope: 'login', key: numberAtom },
);

/**
 * The order that the address names, null where there is none; refetches on each visit, and stays visible during the
 * refetch.
 */
export const orderAtom = orderQuery.stateAtom;
export const refetchOrder = orderQuery.refetch;

/** Refetches the order and waits for it; `orderAtom` shows a failure. */
export const refetchOrderPage = action(async ({ get, set }) => {
  set(orderQuery.refetch);
  await get(orderQuery.promiseAtom).catch(() => undefined);
});

const parcel = parcelOf(orderQuery.promiseAtom, orderAtom);

/** The tracking of that order's parcel. */
export const orderParcelAtom = parcel.parcelAtom;
export const refetchOrderParcel = parcel.refetch;
