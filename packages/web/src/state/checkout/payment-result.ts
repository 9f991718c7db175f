import type { PayableOrder, WalletFailure } from '@signal-shop/sdk/contract';
import { ChargeStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { payableStatusOf } from '@signal-shop/sdk/rules/payable-status';
import { atom } from 'jotai';
import type { Stop } from '../../environment.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { lastLocationOf } from '../core/location.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { query } from '../queries/query.ts';
import { fetchOrderPayment } from './order-payment.ts';

type Result =
  | { readonly status: 'missingOrder' }
  | {
      readonly status: 'succeeded' | 'failed' | 'pending';
      readonly order: PayableOrder;
      readonly walletFailure: WalletFailure | null;
    };

const pageLocationAtom = lastLocationOf('paymentResult');
const orderNumberAtom = orderNumberOf(pageLocationAtom);
const pollIntervalMs = 3_000;

const resultQuery = query(
  async (context): Promise<Result> => {
    context.get(pageLocationAtom);
    const ordersn = context.get(orderNumberAtom);
    const payment = ordersn === null ? null : await fetchOrderPayment(context, ordersn);
    if (payment === null) return { status: 'missingOrder' };
    const { order, charge, walletFailure } = payment;
    if (payableStatusOf(order) === 'paid' || charge === ChargeStatus.succeeded)
      return { status: 'succeeded', order, walletFailure };
    const isPending = charge === ChargeStatus.processing || order.orderstatus === OrderStatus.pending;
    return { status: isPending ? 'pending' : 'failed', order, walletFailure };
  },
  { scope: 'login', keepPrevious: true },
);

/** The result of the payment; polls while the server does not know it yet. */
export const paymentResultAtom = atom(
  (get) => get(resultQuery.stateAtom),
  (get, set): Stop =>
    get(environmentAtom).clock.every(pollIntervalMs, () => {
      const result = get(resultQuery.stateAtom);
      if (result.status === 'ready' && result.value.status === 'pending') set(resultQuery.refetch);
    }),
);
paymentResultAtom.onMount = (start) => start();

export const refetchPaymentResult = resultQuery.refetch;
