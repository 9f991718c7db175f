import { isShopError } from '@signal-shop/sdk';
import { getOrderData, verifyOrder } from '@signal-shop/sdk/calls';
import type { ChargeStatus, PayableOrder } from '@signal-shop/sdk/contract';
import { OrderStatus, PayType, ResponseCode } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { lastLocationOf } from '../core/location.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { query } from '../queries/query.ts';

/** Whether an order can be paid on the payment page. */
type Standing = 'payable' | 'paid' | 'gone';

const standings: Readonly<Record<OrderStatus, Standing>> = {
  [OrderStatus.unpaid]: 'payable',
  [OrderStatus.pending]: 'payable',
  [OrderStatus.paid]: 'paid',
  [OrderStatus.cancelled]: 'gone',
  [OrderStatus.shipped]: 'paid',
  [OrderStatus.complete]: 'paid',
  [OrderStatus.deleted]: 'gone',
  [OrderStatus.refundRequested]: 'paid',
  [OrderStatus.refunded]: 'paid',
  [OrderStatus.received]: 'paid',
  [OrderStatus.refundRejected]: 'paid',
};

/** Whether the money for an order in this status has been taken at some time. */
export function isPaid(status: OrderStatus): boolean {
  return standings[status] === 'paid';
}

/** A free test costs nothing: also before it is released there is nothing to pay. */
export function standingOf({ orderstatus, paytype }: PayableOrder): Standing {
  const standing = standings[orderstatus] ?? 'gone';
  return standing === 'payable' && paytype === PayType.freeTest ? 'paid' : standing;
}

export type Payable =
  | { readonly status: 'missing' }
  | { readonly status: 'gone' }
  | { readonly status: 'paid'; readonly order: PayableOrder }
  | { readonly status: 'payable'; readonly order: PayableOrder; readonly charge: ChargeStatus | null };

const placeAtom = lastLocationOf('payment');

/** Changes with each new way to the payment page. */
export const paymentArrivalAtom = atom((get) => get(placeAtom).key);
export const paymentOrderAtom = orderNumberOf(placeAtom);

/** The order to pay; refetches on each visit. */
export const payableQuery = query(
  async ({ get, shop, signal }): Promise<Payable> => {
    get(placeAtom);
    const ordersn = get(paymentOrderAtom);
    if (ordersn === null) return { status: 'missing' };
    try {
      const [{ msg: order }, { charge_status: charge }] = await Promise.all([
        getOrderData(shop, { ordersn }, { signal }),
        verifyOrder(shop, { ordersn }, { signal }),
      ]);
      const standing = standingOf(order);
      if (standing === 'payable') return { status: 'payable', order, charge };
      return standing === 'paid' ? { status: 'paid', order } : { status: 'gone' };
    } catch (error) {
      if (isShopError(error) && error.code === ResponseCode.orderNotFound) return { status: 'gone' };
      throw error;
    }
  },
  { scope: 'login' },
);

export const payableAtom = payableQuery.stateAtom;
