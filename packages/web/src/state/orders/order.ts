import { isShopError } from '@signal-shop/sdk';
import { getOrder } from '@signal-shop/sdk/calls';
import type { OrderDetail } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Remote } from '@signal-shop/ui/remote.ts';
import { loading, ready } from '@signal-shop/ui/remote.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf, parameterOf } from '../core/location.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { ownRemote } from '../queries/own-remote.ts';
import { source } from '../queries/remote.ts';
import { isOrderNumber } from './order-number.ts';
import { parcelOf } from './parcel.ts';

const placeAtom = lastLocationOf('order');
const numberAtom = parameterOf(placeAtom, 'ordersn');

const orderSource = source(async ({ get, shop, signal }) => {
  get(placeAtom);
  get(loginNumberAtom);
  const ordersn = get(numberAtom) ?? '';
  if (!isOrderNumber(ordersn)) return { ordersn, order: null };
  try {
    return { ordersn, order: (await getOrder(shop, { ordersn }, { signal })).msg };
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.orderNotFound) return { ordersn, order: null };
    throw error;
  }
});
const lastRemote = ownRemote(orderSource);

/**
 * The order that the address names, null where there is none; read anew on each visit, and what is on the screen stays
 * while the same order is read again.
 */
export const orderAtom = atom((get): Remote<OrderDetail | null> => {
  const last = get(lastRemote);
  if (last.status !== 'ready') return last;
  return last.value.ordersn === (get(numberAtom) ?? '') ? ready(last.value.order) : loading;
});
export const readOrder = action(({ set }) => set(orderSource));

/** Reads the order anew and waits for it; whoever looks is told by `orderAtom` when that fails. */
export const orderRead = action(async ({ get, set }) => {
  set(orderSource);
  await get(orderSource).catch(() => undefined);
});

const parcel = parcelOf(
  atom(async (get) => (await get(orderSource)).order),
  orderAtom,
);

/** Where the parcel of that order is. */
export const orderParcelAtom = parcel.parcelAtom;
export const retryOrderParcel = parcel.retry;
