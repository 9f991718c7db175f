import type { PayableOrder } from '@signal-shop/sdk/contract';
import { ChargeStatus } from '@signal-shop/sdk/contract';
import type { PaymentOutcome, VerificationOptions } from '@signal-shop/sdk/rules/payment';
import { payOrder, verifyPayment } from '@signal-shop/sdk/rules/payment';
import type {
  CardDetails,
  PaymentPhase,
  PaymentProblem,
} from '@signal-shop/ui/screens/checkout/payment/payment.states.ts';
import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import { internalHrefs } from '../../internal-hrefs.ts';
import { confirmOnDevice, findSheet } from '../../payment/express.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';
import { navigate, pageAtom } from '../core/location.ts';
import { reconnectionAtom } from '../core/reconnection.ts';
import { waitFor } from '../core/wait-for.ts';
import { refetchUser } from '../session/session.ts';
import { refetchCardsToPay } from './cards-to-pay.ts';
import {
  payableAtom,
  payableQuery,
  paymentArrivalAtom,
  paymentOrderAtom,
  paymentVisitAtom,
} from './payable-order.ts';
import { providerAtom } from './provider.ts';

interface Attempt {
  readonly ordersn: string;
  readonly arrival: string;
  readonly visit: number;
  readonly phase: PaymentPhase;
}

const attemptAtom = atom<Attempt | null>(null);
const open: PaymentPhase = { status: 'open' };

const phaseAtom = atom(
  (get): PaymentPhase => {
    const attempt = get(attemptAtom);
    if (attempt?.ordersn !== get(paymentOrderAtom) || attempt.arrival !== get(paymentArrivalAtom))
      return open;
    // Back from the provider's page, a restored page must not wait for a redirect any more.
    const isBack = attempt.phase.status === 'redirecting' && attempt.visit !== get(paymentVisitAtom);
    return isBack ? open : attempt.phase;
  },
  (get, set, ordersn: string, phase: PaymentPhase) => {
    set(attemptAtom, {
      ordersn,
      arrival: get(paymentArrivalAtom),
      visit: get(paymentVisitAtom),
      phase,
    });
  },
);

/** The phase of the payment: open, unfinished, confirming on the device, redirecting, verifying, or a problem that allows a retry. */
export const paymentPhaseAtom = atom((get): PaymentPhase => {
  const phase = get(phaseAtom);
  const payable = get(payableAtom);
  if (phase.status !== 'open' || payable.status !== 'ready' || payable.value.status !== 'payable')
    return phase;
  return payable.value.charge === ChargeStatus.redirect ? { status: 'unfinished' } : phase;
});

/** The order to pay. Mounting it resumes the verification of a charge that is still being processed. */
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

const sheetAtom = unwrap(
  atom((get) => findSheet(get(providerAtom).sheets)),
  () => null,
);

/** Whether this device has a payment sheet. */
export const canPayExpressAtom = atom((get) => get(sheetAtom) !== null);

export const refetchPayable = payableQuery.refetch;

/**
 * Pays the order: token, charge, confirmation. Ignores calls while an attempt is pending. A lost answer is never
 * treated as a failure: the server is queried for the result.
 */
export const pay = action(async (context, card: CardDetails, saveCard: boolean = false) => {
  const { get, set } = context;
  const ordersn = orderToPay(context)?.ordersn;
  if (ordersn === undefined) return;
  set(phaseAtom, ordersn, { status: 'redirecting' });
  const tokenization = await get(providerAtom).tokenise(card, saveCard);
  if (tokenization.status === 'refused')
    return set(phaseAtom, ordersn, problemPhase({ kind: 'cardRefused' }));
  if (tokenization.status === 'unreachable')
    return set(phaseAtom, ordersn, problemPhase({ kind: 'network' }));
  show(context, ordersn, await charge(context, ordersn, tokenization.token, saveCard));
});

/** Pays the order with a card that the provider keeps: its id is charged like the token of a new card. */
export const payWithSavedCard = action(async (context, id: string) => {
  const ordersn = orderToPay(context)?.ordersn;
  if (ordersn === undefined) return;
  context.set(phaseAtom, ordersn, { status: 'redirecting' });
  const outcome = await charge(context, ordersn, id);
  // The card may have expired, or have been removed in another tab.
  if (outcome.status === 'declined') context.set(refetchCardsToPay);
  show(context, ordersn, outcome);
});

/** Pays the order with the provider's wallet: its token opens the charge, and its page continues it. */
export const payWithWallet = action(async (context) => {
  const { wallet } = context.get(providerAtom);
  const ordersn = orderToPay(context)?.ordersn;
  if (wallet === null || ordersn === undefined) return;
  context.set(phaseAtom, ordersn, { status: 'redirecting', wallet: true });
  show(context, ordersn, await charge(context, ordersn, wallet.token));
});

/**
 * Pays the order with the payment sheet of the device, whose token is charged like that of a card. The sheet must open
 * in the handler of the click, so nothing is awaited before.
 */
export const payExpress = action(async (context) => {
  const { get, set, environment } = context;
  const open = get(sheetAtom);
  const order = orderToPay(context);
  if (open === null || order === null) return;
  const { ordersn } = order;
  set(phaseAtom, ordersn, { status: 'confirming' });
  const attempt = get(attemptAtom);
  const confirmation = await confirmOnDevice(open, order, environment.clock);
  // The shopper has left the sheet open and pays in another way: it must neither charge nor end the newer attempt.
  const isReplaced = get(attemptAtom) !== attempt;
  if (confirmation.status !== 'approved') {
    if (!isReplaced) set(phaseAtom, ordersn, problemPhase({ kind: 'express', reason: confirmation.status }));
    return;
  }
  const { sheet } = confirmation;
  // A sheet that has closed by itself changes nothing about the payment.
  const complete = (result: PaymentComplete) => void sheet.complete(result).catch(() => undefined);
  if (isReplaced) return complete('fail');
  set(phaseAtom, ordersn, { status: 'redirecting' });
  let result: PaymentComplete = 'unknown';
  let outcome: PaymentOutcome;
  try {
    outcome = await charge(context, ordersn, sheet.token);
    result = sheetResults[outcome.status];
  } finally {
    complete(result);
  }
  if (outcome.status === 'declined')
    set(phaseAtom, ordersn, problemPhase({ kind: 'express', reason: 'declined' }));
  else show(context, ordersn, outcome);
});

const sheetResults = {
  paid: 'success',
  declined: 'fail',
  notCharged: 'fail',
  notPayable: 'fail',
  redirect: 'unknown',
  sessionEnded: 'unknown',
  stopped: 'unknown',
} as const satisfies Record<PaymentOutcome['status'], PaymentComplete>;

/** The order; null while an attempt is pending, and without an order to pay. */
function orderToPay({ get }: ActionContext): PayableOrder | null {
  const payable = get(payableAtom);
  const phase = get(phaseAtom).status;
  if (payable.status !== 'ready' || payable.value.status !== 'payable') return null;
  const isPending = phase === 'redirecting' || phase === 'confirming' || phase === 'verifying';
  return isPending ? null : payable.value.order;
}

function charge(
  context: ActionContext,
  ordersn: string,
  token: string,
  saveCard = false,
): Promise<PaymentOutcome> {
  const { redirectOrigins } = context.get(providerAtom);
  const options = { ...verificationOptions(context, ordersn), token, saveCard, redirectOrigins };
  return payOrder(context.environment.shop, options);
}

/** Polls the status of a charge that an earlier visit has left pending. */
const verify = action(async (context, ordersn: string) => {
  const options = verificationOptions(context, ordersn);
  show(context, ordersn, await verifyPayment(context.environment.shop, options));
});

function verificationOptions({ get, set, environment }: ActionContext, ordersn: string): VerificationOptions {
  return {
    ordersn,
    // A shopper whose connection is back waits before a locked button: query the result at once.
    pause: (delayMs) => Promise.race([waitFor(environment.clock, delayMs), get(reconnectionAtom)]),
    onVerify: () => set(phaseAtom, ordersn, { status: 'verifying' }),
    shouldContinue: () => get(phaseAtom).status === 'verifying',
  };
}

function show({ get, set, environment }: ActionContext, ordersn: string, outcome: PaymentOutcome): void {
  switch (outcome.status) {
    case 'redirect':
      environment.leave(outcome.address);
      return;
    case 'declined':
      set(phaseAtom, ordersn, problemPhase({ kind: 'declined', message: outcome.message }));
      return;
    case 'notCharged': {
      const { error } = outcome;
      const cause = error === undefined ? {} : { failure: failureOf(error) };
      set(phaseAtom, ordersn, problemPhase({ kind: 'network', ...cause }));
      return;
    }
    case 'stopped':
      return;
    case 'paid':
      set(phaseAtom, ordersn, open);
      set(refetchUser);
      // Replaces the payment page, so that going back leads to the page before it.
      if (get(pageAtom) === 'payment' && get(paymentOrderAtom) === ordersn)
        set(navigate, internalHrefs.paymentResult(ordersn), { replace: true });
      return;
    case 'notPayable':
      set(phaseAtom, ordersn, open);
      set(payableQuery.refetch);
      return;
    case 'sessionEnded':
      set(phaseAtom, ordersn, open);
  }
}

function problemPhase(problem: PaymentProblem): PaymentPhase {
  return { status: 'problem', problem };
}
