import type { ShopError } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { checkoutOrder, confirmCharge, verifyOrder } from '@signal-shop/sdk/calls';
import { ChargeStatus, ResponseCode } from '@signal-shop/sdk/contract';
import type {
  CardDetails,
  PaymentPhase,
  PaymentProblem,
} from '@signal-shop/ui/screens/payment/payment.states.ts';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import type { PaymentProvider } from '../../payment/provider.ts';
import { paymentProviders } from '../../payment/providers.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { navigate, pageAtom } from '../core/location.ts';
import { waitFor } from '../core/wait-for.ts';
import { isPaid, payableAtom, payableQuery, paymentArrivalAtom, paymentOrderAtom } from './payable-order.ts';

interface Attempt {
  readonly ordersn: string;
  readonly arrival: string;
  readonly phase: PaymentPhase;
}

const attemptAtom = atom<Attempt | null>(null);
const open: PaymentPhase = { status: 'open' };

const phaseAtom = atom(
  (get): PaymentPhase => {
    const attempt = get(attemptAtom);
    const isCurrent =
      attempt?.ordersn === get(paymentOrderAtom) && attempt.arrival === get(paymentArrivalAtom);
    return isCurrent ? attempt.phase : open;
  },
  (get, set, ordersn: string, phase: PaymentPhase) => {
    set(attemptAtom, { ordersn, arrival: get(paymentArrivalAtom), phase });
  },
);

/** The phase of the payment: open, redirecting, verifying, or a problem that allows a retry. */
export const paymentPhaseAtom = atom((get) => get(phaseAtom));

/** The order to pay. Looking at it takes up a charge that was left while it was being processed. */
export const paymentAtom = atom(
  (get) => get(payableAtom),
  async (get, set) => {
    const payable = await get(payableQuery.promiseAtom).catch(() => null);
    if (payable?.status !== 'payable' || payable.charge !== ChargeStatus.processing) return;
    if (get(phaseAtom).status === 'open') await set(verify, payable.order.ordersn);
  },
);
paymentAtom.onMount = (resume) => {
  void resume();
};

const providerAtom = atom((get): PaymentProvider => {
  const { payment } = get(environmentAtom);
  return typeof payment === 'string' ? paymentProviders[payment] : payment;
});

/** Cards to try with while the built-in provider is in use. */
export const testCardsAtom = atom((get) => get(providerAtom).testCards);

export const retryPayment = payableQuery.refetch;

/**
 * Pays the order: token, charge, confirmation. Ignores calls while an attempt is pending. A lost answer is never
 * treated as a failure: the server is queried for the result.
 */
export const pay = action(async (context, card: CardDetails) => {
  const { get, set } = context;
  const payable = get(payableAtom);
  const phase = get(phaseAtom).status;
  if (payable.status !== 'ready' || payable.value.status !== 'payable') return;
  if (phase === 'redirecting' || phase === 'verifying') return;
  const { ordersn } = payable.value.order;
  set(phaseAtom, ordersn, { status: 'redirecting' });
  const tokenised = await get(providerAtom).tokenise(card);
  if (tokenised.status === 'refused') return fail(context, ordersn, { kind: 'cardRefused' });
  if (tokenised.status === 'unreachable') return fail(context, ordersn, { kind: 'network' });
  try {
    await charge(context, ordersn, tokenised.token);
  } catch (error) {
    if (!isShopError(error)) throw error;
    await afterFailedCall(context, ordersn, error);
  }
});

async function charge(context: ActionContext, ordersn: string, token: string): Promise<void> {
  const { get, set, environment } = context;
  const { shop } = environment;
  const opened = await checkoutOrder(shop, { ordersn, payment_token: token });
  if (opened.redirect_url !== null) {
    if (isAllowed(opened.redirect_url, get(providerAtom).redirectOrigins))
      environment.leave(opened.redirect_url);
    else fail(context, ordersn, { kind: 'declined', message: '' });
    return;
  }
  const confirmed = await confirmCharge(shop, { ordersn, charge_id: opened.charge_id });
  if (confirmed.charge_status === ChargeStatus.succeeded || isPaid(confirmed.orderstatus))
    succeed(context, ordersn);
  else if (confirmed.charge_status === ChargeStatus.failed) {
    fail(context, ordersn, { kind: 'declined', message: confirmed.msg });
  } else await set(verify, ordersn);
}

async function afterFailedCall(context: ActionContext, ordersn: string, error: ShopError): Promise<void> {
  const { set } = context;
  if (error.kind === 'session') {
    set(phaseAtom, ordersn, open);
  } else if (error.code === ResponseCode.orderAlreadyPaid) {
    succeed(context, ordersn);
  } else if (error.code === ResponseCode.orderNotFound || error.code === ResponseCode.orderNotPayable) {
    set(phaseAtom, ordersn, open);
    set(payableQuery.refetch);
  } else if (error.kind === 'refused') {
    fail(context, ordersn, { kind: 'declined', message: error.message });
  } else if (error.outcome === 'not-sent') {
    fail(context, ordersn, { kind: 'network' });
  } else {
    await set(verify, ordersn);
  }
}

const firstPauseMs = 1_000;
const longestPauseMs = 10_000;
/**
 * How often the server must answer that it has no charge before a retry is safe: the charge may still be in flight.
 */
const untouchedAnswers = 3;

/** Polls the status of the charge until it is final, for example after a 3-D Secure challenge at the bank. */
const verify = action(async (context, ordersn: string) => {
  const { get, set, environment } = context;
  set(phaseAtom, ordersn, { status: 'verifying' });
  let untouched = 0;
  let pauseMs = firstPauseMs;
  while (get(phaseAtom).status === 'verifying') {
    const answer = await askOnce(context, ordersn);
    if (answer === 'settled') return;
    if (answer === 'untouched') untouched += 1;
    if (untouched >= untouchedAnswers) return fail(context, ordersn, { kind: 'network' });
    await waitFor(environment.clock, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
});

/** `untouched` when the server says that nothing has been taken so far. */
async function askOnce(context: ActionContext, ordersn: string): Promise<'untouched' | 'open' | 'settled'> {
  try {
    const answer = await verifyOrder(context.environment.shop, { ordersn });
    if (answer.charge_status === ChargeStatus.succeeded || isPaid(answer.orderstatus)) {
      succeed(context, ordersn);
      return 'settled';
    }
    if (answer.charge_status === ChargeStatus.processing) return 'open';
    if (answer.charge_status !== ChargeStatus.failed) return 'untouched';
    fail(context, ordersn, { kind: 'declined', message: answer.msg });
    return 'settled';
  } catch (error) {
    if (!isShopError(error)) throw error;
    // Without an answer nothing is known yet.
    if (error.kind !== 'session' && error.kind !== 'refused') return 'open';
    await afterFailedCall(context, ordersn, error);
    return 'settled';
  }
}

function fail({ set }: ActionContext, ordersn: string, problem: PaymentProblem): void {
  set(phaseAtom, ordersn, { status: 'problem', problem });
}

function succeed({ get, set }: ActionContext, ordersn: string): void {
  set(phaseAtom, ordersn, open);
  // The payment is no place to come back to: going back leads to the page before it.
  if (get(pageAtom) === 'payment') set(navigate, internalHrefs.paymentResult(ordersn), { replace: true });
}

const ownOrigin = 'https://own.invalid';

/** A page of one of these origins, or a path of the shop's own. */
function isAllowed(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address, ownOrigin)) return false;
  return [ownOrigin, ...origins].includes(new URL(address, ownOrigin).origin);
}
