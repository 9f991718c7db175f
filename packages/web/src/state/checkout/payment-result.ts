import { isShopError } from '@signal-shop/sdk';
import { getOrderData, verifyOrder } from '@signal-shop/sdk/calls';
import type { PayableOrder } from '@signal-shop/sdk/contract';
import { ChargeStatus, OrderStatus, ResponseCode } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import type { Stop } from '../../environment.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { lastLocationOf } from '../core/location.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { query } from '../queries/query.ts';
import { standingOf } from './payable-order.ts';

type Result =
  | { readonly status: 'missingOrder' }
  | { readonly status: 'succeeded' | 'failed' | 'pending'; readonly order: PayableOrder };

const placeAtom = lastLocationOf('paymentResult');
const orderNumberAtom = orderNumberOf(placeAtom);
const askAgainMs = 3_000;

const resultQuery = query(
  async ({ get, shop, signal }): Promise<Result> => {
    get(placeAtom);
    const ordersn = get(orderNumberAtom);
    if (ordersn === null) return { status: 'missingOrder' };
    try {
      const [{ msg: order }, { charge_status: charge }] = await Promise.all([
        getOrderData(shop, { ordersn }, { signal }),
        verifyOrder(shop, { ordersn }, { signal }),
      ]);
      if (standingOf(order) === 'paid' || charge === ChargeStatus.succeeded)
        return { status: 'succeeded', order };
      const isPending = charge === ChargeStatus.processing || order.orderstatus === OrderStatus.pending;
      return { status: isPending ? 'pending' : 'failed', order };
    } catch (error) {
      if (isShopError(error) && error.code === ResponseCode.orderNotFound) return { status: 'missingOrder' };
      throw error;
    }
  },
  { scope: 'login', keepPrevious: true },
);

/** The result of the payment; polls while the server does not know it yet. */
export const paymentResultAtom = atom(
  (get) => get(resultQuery.stateAtom),
  (get, set): Stop =>
    get(environmentAtom).clock.every(askAgainMs, () => {
      const result = get(resultQuery.stateAtom);
      if (result.status === 'ready' && result.value.status === 'pending') set(resultQuery.refetch);
    }),
);
paymentResultAtom.onMount = (start) => start();

export const retryPaymentResult = resultQuery.refetch;
