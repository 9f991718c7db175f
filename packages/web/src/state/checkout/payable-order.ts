import type { ChargeStatus, PayableOrder } from '@signal-shop/sdk/contract';
import { payableStatusOf } from '@signal-shop/sdk/rules/payable-status';
import { atom } from 'jotai';
import { lastLocationOf } from '../core/location.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { query } from '../queries/query.ts';
import { fetchOrderPayment } from './order-payment.ts';

export type Payable =
  | { readonly status: 'missing' }
  | { readonly status: 'gone' }
  | { readonly status: 'paid'; readonly order: PayableOrder }
  | { readonly status: 'payable'; readonly order: PayableOrder; readonly charge: ChargeStatus | null };

const pageLocationAtom = lastLocationOf('payment');

/** The key of the history entry: differs for each arrival at the payment page. */
export const paymentArrivalAtom = atom((get) => get(pageLocationAtom).key);
/** Differs also after the browser restored the page from its cache. */
export const paymentVisitAtom = atom((get) => get(pageLocationAtom).visit);
export const paymentOrderAtom = orderNumberOf(pageLocationAtom);

/** The order to pay; refetches on each visit. */
export const payableQuery = query(
  async (context): Promise<Payable> => {
    context.get(pageLocationAtom);
    const ordersn = context.get(paymentOrderAtom);
    if (ordersn === null) return { status: 'missing' };
    const payment = await fetchOrderPayment(context, ordersn);
    if (payment === null) return { status: 'gone' };
    const status = payableStatusOf(payment.order);
    if (status === 'payable') return { status: 'payable', ...payment };
    return status === 'paid' ? { status: 'paid', order: payment.order } : { status: 'gone' };
  },
  { scope: 'login' },
);

export const payableAtom = payableQuery.stateAtom;
