import type { Locale, PayableOrder } from '@signal-shop/sdk/contract';
import type { PaymentPhase, PaymentState } from '../screens/checkout/payment/payment.states.ts';
import type { InLocale } from './fixtures/answers.ts';
import { ask, refusalOf } from './fixtures/answers.ts';
import { addedOrder, payableIn } from './fixtures/orders.ts';

/** The unpaid order in a phase of its payment. */
export function inPhase(phase: PaymentPhase): InLocale<PaymentState> {
  const orderOf = payableIn('order.unpaid');
  return (locale) => ({ status: 'ready', order: orderOf(locale), phase });
}

/** After the sheet of the device has closed without a payment. */
export function afterSheet(
  reason: 'canceled' | 'declined' | 'timedOut' | 'unavailable',
): InLocale<PaymentState> {
  return inPhase({ status: 'problem', problem: { kind: 'express', reason } });
}

export function paid(scenarios: string, change: Partial<PayableOrder> = {}): InLocale<PaymentState> {
  const orderOf = payableIn(scenarios);
  return (locale) => ({ status: 'alreadyPaid', order: { ...orderOf(locale), ...change } });
}

/** The server's message for a declined card. */
export function declinedIn(locale: Locale): string {
  const scenarios = 'order.unpaid,tax.ok';
  const ordersn = addedOrder(scenarios);
  const { charge_id } = ask('checkoutOrder', { ordersn, payment_token: 'test_declined' }, { scenarios });
  return refusalOf('confirmCharge', { ordersn, charge_id }, { scenarios, locale });
}
