import { PayType } from '@signal-shop/sdk/contract';
import type { Order, OrderLine, OrderTotals } from './state.ts';

const nothing: OrderTotals = { subtotal: 0, reduction: 0, coupon: 0, tax: 0, shipping: 0, total: 0 };

/** What an order costs in money: nothing where points paid for it or its goods are a test, whatever they are worth. */
export function costOf({ totals, payType }: Pick<Order, 'totals' | 'payType'>): OrderTotals {
  return isPaidInMoney(payType) ? totals : nothing;
}

/** What one piece of a line costs in US cents. */
export function pieceCents({ payType }: Pick<Order, 'payType'>, { priceCents }: OrderLine): number {
  return isPaidInMoney(payType) ? priceCents : 0;
}

function isPaidInMoney(payType: PayType): boolean {
  return payType !== PayType.points && payType !== PayType.freeTest;
}
